import { css } from "@emotion/react";
import { useSyncExternalStore } from "react";
import { containerStyles } from "../components/container";
import { fillIn } from "content-kit/lib/placeholders";
import { above, color, onDeepProperties, size, space } from "../design/tokens";
import { FooterContact } from "./footer-contact";
import { FooterLinks } from "./footer-links";
import { Logo } from "./logo";
import { buildYear, labels, navigation, site } from "../site-data";

const styles = {
  footer: css({ background: color.deep, ...onDeepProperties, paddingBlock: `${space.huge} ${space.large}` }),
  top: css({
    display: "grid",
    gap: space.large,
    gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,8.75rem),1fr))",
    [above.medium]: { gridTemplateColumns: "1.6fr repeat(4,1fr)" },
  }),
  brand: css({
    display: "grid",
    alignContent: "start",
    gap: space.base,
    gridColumn: "1 / -1",
    [above.medium]: { gridColumn: "auto" },
  }),
  description: css({ maxWidth: "22rem", color: color.muted, fontSize: size.small }),
  title: css({ fontSize: "0.9375rem", letterSpacing: 0, marginBottom: space.tiny }),
  bottom: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.tiny} ${space.medium}`,
    justifyContent: "space-between",
    alignItems: "center",
    fontSize: size.small,
    color: color.muted,
  }),
  below: css({ marginTop: space.huge, paddingTop: space.medium, borderTop: `1px solid ${color.line}` }),
  bare: css({ paddingTop: space.large }),
};

/** The build's year until hydration, then the visitor's. */
const useCurrentYear = (): number =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Date().getFullYear(),
    () => buildYear,
  );

/** A legal name that ends in a full stop, as in "Inc.", ends the sentence too. */
const copyrightLine = (text: string, year: number): string =>
  fillIn(text, { year, legalName: site.legalName, name: site.legalName }).replace("..", ".");

/** The footer of every page. */
export const Footer = ({ bare }: { bare?: boolean }) => {
  const year = useCurrentYear();
  const { columns, contactTitle, legal, copyright } = navigation.footer;
  return (
    <footer css={[styles.footer, bare && styles.bare]}>
      <div css={containerStyles}>
        {!bare && (
          <nav css={styles.top} aria-label={labels.footerNavigation}>
            <div css={styles.brand}>
              <Logo />
              <p css={styles.description}>{site.description}</p>
            </div>
            {columns
              .filter(({ links }) => links.length > 0)
              .map(({ title, links }, index) => (
                <div key={index}>
                  <h2 css={styles.title}>{title}</h2>
                  <FooterLinks links={links} />
                </div>
              ))}
            <div>
              <h2 css={styles.title}>{contactTitle}</h2>
              <FooterContact />
            </div>
          </nav>
        )}
        <div css={[styles.bottom, !bare && styles.below]}>
          <p>{copyrightLine(copyright, year)}</p>
          <FooterLinks links={legal} inline />
        </div>
      </div>
    </footer>
  );
};
