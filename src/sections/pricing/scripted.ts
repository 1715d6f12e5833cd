import { css } from "@emotion/react";
import { color } from "../../design/tokens";

/** What needs JavaScript. */
export const scripted = css({ "@media (scripting:none)": { display: "none" } });

/** The column of the selected plan, where all are side by side. */
export const chosenColumn = (count: number) =>
  css(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `&:has(input[name=plan][value="${index}"]:checked) :is(thead th,tbody td):nth-of-type(${index + 1})`,
        { "@container (min-width:44rem)": { background: color.mist } },
      ]),
    ),
  );
