/**
 * How Babel reads the site's code: JSX with Emotion's `css`, and nothing made older. Gatsby's own preset, which this stands in
 * for, writes classes and a few more things as browsers of 2015 have them, though all in package.json's `browserslist` know
 * better. TypeScript, styles and queries are the matter of Gatsby's plugins.
 */
module.exports = {
  presets: [
    [
      "@babel/preset-react",
      { runtime: "automatic", importSource: "@emotion/react", development: process.env.NODE_ENV !== "production" },
    ],
  ],
};
