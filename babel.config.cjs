/**
 * JSX with Emotion's `css` prop, without transpilation: Gatsby's preset compiles classes for browsers of 2015, but
 * all in `browserslist` support them. TypeScript, Emotion labels and queries are handled by Gatsby's plugins.
 */
module.exports = {
  presets: [
    [
      "@babel/preset-react",
      { runtime: "automatic", importSource: "@emotion/react", development: process.env.NODE_ENV !== "production" },
    ],
  ],
};
