/** When the workers of a second build get ready for queries. */
import { readyWhenAsked } from "../../src/build/query-workers";

/** What workers are asked to do, in its order. */
const workers = () => {
  const asked: string[] = [];
  const todo = (name: string) => (value?: string) => {
    asked.push(value === undefined ? name : `${name} ${value}`);
    return [];
  };
  const names = ["loadConfigAndPlugins", "buildSchema", "setComponents"] as const;
  const all = Object.fromEntries(names.map((name) => [name, todo(name)])) as never as Parameters<
    typeof readyWhenAsked
  >[0];
  readyWhenAsked(all);
  return { all, asked };
};

test("is not while nobody has queries for them", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site" as never);
  void all.buildSchema();
  expect(asked).toEqual([]);
});

test("is when queries are handed out: all that they were to do before, in its order, and once", () => {
  const { all, asked } = workers();
  void all.loadConfigAndPlugins("site" as never);
  void all.buildSchema();
  void all.setComponents();
  void all.setComponents();
  expect(asked).toEqual(["loadConfigAndPlugins site", "buildSchema", "setComponents", "setComponents"]);
});
