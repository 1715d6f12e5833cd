import { css } from "@emotion/react";
import { phoneLink } from "content-kit/lib/phone-link";
import { color, size } from "../design/tokens";
import { site } from "../site-data";
import { footerLink } from "./footer-links";

const address = css({
  fontStyle: "normal",
  fontSize: size.small,
  color: color.muted,
  display: "grid",
  justifyItems: "start",
});

const lines = css({ paddingBlock: "0.32rem", display: "grid", textWrap: "balance" });

/** The agency's contact details in the footer. */
export const FooterContact = () => (
  <address css={address}>
    <a href={phoneLink(site.phone)} css={footerLink}>
      {site.phone}
    </a>
    <a href={`mailto:${site.email}`} css={footerLink}>
      {site.email}
    </a>
    <span css={lines}>
      {site.address.lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </span>
    {site.social?.map(({ label, url }) => (
      <a key={url} href={url} css={footerLink} rel="me noopener">
        {label}
      </a>
    ))}
  </address>
);
