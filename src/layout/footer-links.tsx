import { css } from "@emotion/react";
import { SmartLink } from "../components/smart-link";
import { color, size, space } from "../design/tokens";

/** Style of footer links. */
export const footerLink = css({
  display: "inline-block",
  paddingBlock: "0.32rem",
  fontSize: size.small,
  color: color.muted,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "&:hover": { color: color.ink, textDecoration: "underline" },
});

const inLine = css({ display: "flex", flexWrap: "wrap", gap: `0 ${space.medium}` });

interface FooterLinksProps {
  links: readonly { label: string; to: string }[];
  inline?: boolean;
}

/** Footer links as a column, or inline. */
export const FooterLinks = ({ links, inline = false }: FooterLinksProps) => (
  <ul role="list" css={inline && inLine}>
    {links.map(({ label, to }, index) => (
      <li key={index}>
        <SmartLink to={to} css={footerLink}>
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
);
