const LINKS = ["Services", "Industries", "Locations", "Blog", "Contact"];

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign]);

export const frame = (title, path, main) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(title)}: local SEO, ads, websites, reviews and email for practices.">
    <link rel="canonical" href="https://example.org${path}">
  </head>
  <body>
    <header>
      <a href="/">Home</a>
      <nav><ul>${LINKS.map((link) => `<li><a href="/#${link.toLowerCase()}">${link}</a></li>`).join("")}</ul></nav>
    </header>
    <main>${main}</main>
    <footer><p>Marketing for practices in every state.</p></footer>
  </body>
</html>
`;
