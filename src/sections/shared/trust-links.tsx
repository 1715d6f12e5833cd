import { css } from "@emotion/react";
import { SmartLink } from "../../components/smart-link";
import { color, size, space } from "../../design/tokens";
import { site } from "../../site-data";

const list = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.medium}`,
  fontSize: size.small,
  "& a": { display: "inline-block", paddingBlock: "0.35rem", color: color.muted },
});

/** Links to how the agency counts, and what it does with data. */
export const TrustLinks = () => (
  <p css={list}>
    {site.trust?.map(({ label, to }) => (
      <SmartLink key={to} to={to}>
        {label}
      </SmartLink>
    ))}
  </p>
);
