/** Parses the steps in Gatsby's build output. */

/** A step, with its duration and number of items. */
export interface Step {
  name: string;
  seconds: number;
  count?: number;
}

/** All steps with a time, in order; steps with the same name are summed. */
export const stepsOf = (output: string): Step[] => {
  const steps = new Map<string, Step>();
  for (const [, name = "", seconds, , count] of output.matchAll(
    /^success (.+?) - ([\d.]+)s(?: - (\d+)\/(\d+) [\d.]+\/s)?\s*$/gm,
  )) {
    const before = steps.get(name);
    steps.set(name, {
      name,
      seconds: (before?.seconds ?? 0) + Number(seconds),
      ...(count === undefined ? {} : { count: (before?.count ?? 0) + Number(count) }),
    });
  }
  return [...steps.values()];
};

const countIn = (output: string, names: RegExp): number =>
  stepsOf(output).reduce((sum, { name, count = 0 }) => (names.test(name) ? sum + count : sum), 0);

/** Number of page queries run, in workers or in the main process. */
export const queriesIn = (output: string): number =>
  countIn(output, /^run (?:page )?queries/) + Number(/^info Queries to run: (\d+)\.$/m.exec(output)?.[1] ?? 0);

/** Number of HTML files written. */
export const pagesIn = (output: string): number => countIn(output, /^Building static HTML for pages/);
