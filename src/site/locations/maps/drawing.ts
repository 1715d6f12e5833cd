/** The drawing of a state, which the maps of all its cities show a part of. */
import { dotsOf, type Dot } from "./dots";
import { viewBox, type Box } from "./projections";

const LINE = `fill="none" stroke-linecap="round" vector-effect="non-scaling-stroke"`;

/** The radii of the circles around a city. */
export interface Circles {
  filled: number;
  near: number;
  middle: number;
}

interface Drawing {
  own: readonly Dot[];
  others: readonly Dot[];
  outline: string | undefined;
  circles: Circles;
  box: Box;
}

/**
 * The drawing of a state. Parts: its dots (d), with those of other states around its cities (a), its outline (s), and
 * what all of its cities show: the circles around a city (c), the city on the whole state (o).
 * Colors and sizes are custom properties of the page.
 */
export const svgOf = ({ own, others, outline, circles: { filled, near, middle }, box }: Drawing): string => {
  const group = (id: string, dots: readonly Dot[]): string =>
    `<g id="${id}" stroke="currentColor">${dotsOf(dots)
      .map(({ diameter, d }) => `<path ${LINE} style="stroke-width:calc(${diameter}px*var(--dot,1))" d="${d}"/>`)
      .join("")}</g>`;
  const line = (r: number): string => `<circle ${LINE} stroke-width="1" style="stroke:var(--pulse)" r="${r}"/>`;
  const spot = (id: string, width: number): string =>
    `<path id="${id}" ${LINE} style="stroke:var(--pulse)" stroke-width="${width}" d="M0 0h0"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}">` +
    `<g id="a">${group("d", own)}${others.length > 0 ? group("n", others) : ""}</g>` +
    (outline ? `<path id="s" ${LINE} stroke="currentColor" stroke-width="1" opacity=".45" d="${outline}"/>` : "") +
    `<g id="c"><circle style="fill:var(--pulse)" opacity=".16" r="${filled}"/>${line(near)}${line(middle)}` +
    `${spot("m", 14)}</g>${spot("o", 9)}</svg>`
  );
};
