import { css } from "@emotion/react";
import { space } from "../design/tokens";
import { Badge } from "./badge";

const list = css({ display: "flex", flexWrap: "wrap", alignContent: "start", gap: space.tiny });

/** A job's department, place, type and pay. */
export const JobFacts = ({ facts }: { facts: readonly string[] }) => (
  <ul role="list" css={list}>
    {facts.map((fact, index) => (
      <li key={index}>
        <Badge variant="secondary">{fact}</Badge>
      </li>
    ))}
  </ul>
);
