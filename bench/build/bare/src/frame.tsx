import type { ReactNode } from "react";
import { Helmet } from "react-helmet";

const LINKS = ["Services", "Industries", "Locations", "Blog", "Contact"];

interface FrameProps {
  title: string;
  path: string;
  children: ReactNode;
}

/** Head, header and footer of every page. */
export const Frame = ({ title, path, children }: FrameProps) => (
  <>
    <Helmet defer={false}>
      <title>{title}</title>
      <meta name="description" content={`${title}: local SEO, ads, websites, reviews and email for practices.`} />
      <link rel="canonical" href={`https://example.org${path}`} />
    </Helmet>
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
  </>
);
