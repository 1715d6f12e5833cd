import { heroAxis } from "../../../src/design/hero-line";

describe("The axis of the home page's chart", () => {
  test("is to scale where its marks have days", () => {
    const { marks, zero } = heroAxis([null, 10, 30, 90]);
    const [before = 0, ten = 0, thirty = 0, ninety = 0] = marks;
    const start = zero ?? 0;
    expect((thirty - start) / (ten - start)).toBeCloseTo(3);
    expect((ninety - start) / (ten - start)).toBeCloseTo(9);
    expect(before).toBeLessThan(start);
    expect(ninety).toBeLessThanOrEqual(1);
  });

  test("has no zero of its own if every mark has a day", () => {
    const { marks, zero } = heroAxis([0, 21, 182]);
    expect(zero).toBeUndefined();
    const [first = 0, second = 0, third = 0] = marks;
    expect((third - first) / (second - first)).toBeCloseTo(182 / 21);
  });

  test("has equal distances if no mark has a day", () => {
    expect(heroAxis([null, undefined]).marks).toEqual([0.25, 0.75]);
    expect(heroAxis([0]).marks).toEqual([0.5]);
  });
});
