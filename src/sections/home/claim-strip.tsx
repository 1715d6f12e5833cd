import { css } from "@emotion/react";
import { Container } from "../../components/container";
import { StatList } from "../../components/stat";
import { color, space } from "../../design/tokens";

const section = css({ borderBlock: `1px solid ${color.line}`, paddingBlock: space.large, marginTop: space.large });

/** Claims in one row between two rules. */
export const ClaimStrip = ({ claims }: { claims: readonly { number: string; label: string }[] }) => (
  <div css={section}>
    <Container>
      <StatList stats={claims} />
    </Container>
  </div>
);
