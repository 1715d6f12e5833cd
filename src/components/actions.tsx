import { css } from "@emotion/react";
import { space } from "../design/tokens";
import { ButtonLink } from "./button";

const row = css({ display: "flex", flexWrap: "wrap", gap: `${space.small} ${space.medium}`, alignItems: "center" });

interface Action {
  label: string;
  to: string;
}

interface ActionsProps {
  primary: Action;
  secondary?: Action | null;
  className?: string;
}

/** One button, and at most one secondary link. */
export const Actions = ({ primary, secondary, className }: ActionsProps) => (
  <div css={row} className={className}>
    <ButtonLink to={primary.to} variant="hero" size="lg">
      {primary.label}
    </ButtonLink>
    {secondary && (
      <ButtonLink to={secondary.to} variant="link">
        {secondary.label}
      </ButtonLink>
    )}
  </div>
);
