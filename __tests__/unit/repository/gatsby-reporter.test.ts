/** Gatsby's reporter: a progress display in a terminal, otherwise lines. */
import { gatsbyEnvironment, withProgress } from "../../../scripts/lib/gatsby-env";

const loggerOf = (environment: NodeJS.ProcessEnv, isTerminal: boolean): string | undefined =>
  gatsbyEnvironment(withProgress(environment, isTerminal))["GATSBY_LOGGER"];

test.each([
  ["a terminal shows moving progress", {}, true, "ink"],
  ["a pipe gets lines", {}, false, "yurnalist"],
  ["a build server gets lines, on a terminal as well", { CI: "true" }, true, "yurnalist"],
  ["the variable of Gatsby decides", { GATSBY_LOGGER: "json" }, true, "json"],
])("%s", (_, environment, isTerminal, logger) => expect(loggerOf(environment, isTerminal)).toBe(logger));
