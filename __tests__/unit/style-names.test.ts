/** The short names of styles: the same in the build and in the browser, and never the same for two styles. */
import { serializeStyles } from "@emotion/serialize";
import { distinctNames, shortened } from "../../src/layout/style-names";

const styles = (css: string) => serializeStyles([css]);

test("a style has the same short name in the build and in the browser, however often it is asked for", () => {
  const { name } = shortened(styles("color:red"));
  const inBuild = distinctNames();
  expect(name).toMatch(/^[a-z0-9]{4}$/);
  expect(inBuild(styles("color:red")).name).toBe(name);
  expect(shortened(inBuild(styles("color:red"))).name).toBe(name);
});

test("other styles have other names", () => {
  expect(shortened(styles("color:red")).name).not.toBe(shortened(styles("color:blue")).name);
});

/** Two styles whose names end alike, found as one finds two people with the same birthday. */
const alike = (): [string, string] => {
  const found = new Map<string, string>();
  for (let width = 0; ; width += 1) {
    const css = `width:${width}px`;
    const end = styles(css).name.slice(-4);
    const other = found.get(end);
    if (other) return [other, css];
    found.set(end, css);
  }
};

test("the build ends where two styles would have the same name, and says which they are", () => {
  const [one, other] = alike();
  const inBuild = distinctNames();
  inBuild(styles(one));
  expect(() => inBuild(styles(one))).not.toThrow();
  expect(() => inBuild(styles(other))).toThrow(`${one}\n  ${other}`);
});
