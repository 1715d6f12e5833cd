import { css } from "@emotion/react";
import { space } from "../design/tokens";
import { Badge } from "./badge";

const list = css({ display: "flex", flexWrap: "wrap", alignContent: "start", gap: space.tiny });

/** A job's department, place, type and, if it is published, pay. */
export const JobFacts = ({ facts }: { facts: readonly (string | null)[] }) => (
  <ul role="list" css={list}>
    {facts.map(
      (fact, index) =>
        fact && (
          <li key={index}>
            <Badge variant="secondary">{fact}</Badge>
          </li>
        ),
    )}
  </ul>
);
