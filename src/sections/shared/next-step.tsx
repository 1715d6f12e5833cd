import { css } from "@emotion/react";
import { ButtonLink } from "../../components/button";
import { containerStyles } from "../../components/container";
import { phoneLink } from "content-kit/lib/phone-link";
import { above, color, size, space, weight } from "../../design/tokens";
import { navigation, site } from "../../site-data";

const styles = {
  step: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.small} ${space.medium}`,
    paddingBlock: space.base,
    [above.medium]: { display: "none" },
  }),
  phone: css({
    padding: `${space.tiny} 0`,
    color: color.ink,
    fontSize: size.small,
    fontWeight: weight.bold,
    "&:hover": { color: color.vital },
  }),
};

interface NextStepProps {
  /** True between sections; inside of one it has the section's width. */
  between?: boolean;
}

/** The button to the call and the telephone number, on phones, where a page is many screens long. */
export const NextStep = ({ between = false }: NextStepProps) => (
  <div css={[between && containerStyles, styles.step]} data-print="off">
    <ButtonLink to={navigation.header.action.to} variant="outline">
      {navigation.header.action.label}
    </ButtonLink>
    <a href={phoneLink(site.phone)} css={styles.phone}>
      {site.phone}
    </a>
  </div>
);
