/** What a build of Gatsby tells of its steps. */

/** One step, with how many of something it went through. */
export interface Step {
  name: string;
  seconds: number;
  count?: number;
}

/** Every step that the build tells the time of, in its order; steps of the same name are added up. */
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

/** How many page queries ran: in workers, as Gatsby tells, or few in the main process (src/build/spare-workers.ts). */
export const queriesIn = (output: string): number =>
  countIn(output, /^run (?:page )?queries/) + Number(/^info Queries to run: (\d+)\.$/m.exec(output)?.[1] ?? 0);

/** How many pages were written. */
export const pagesIn = (output: string): number => countIn(output, /^Building static HTML for pages/);
