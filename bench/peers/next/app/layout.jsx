const LINKS = ["Services", "Industries", "Locations", "Blog", "Contact"];

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Home</a>
          <nav>
            <ul>
              {LINKS.map((link) => (
                <li key={link}>
                  <a href={`/#${link.toLowerCase()}`}>{link}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <p>Marketing for practices in every state.</p>
        </footer>
      </body>
    </html>
  );
}
