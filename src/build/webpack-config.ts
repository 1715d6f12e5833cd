import type { CreateWebpackConfigArgs } from "gatsby";
import { EmptyChunkMap } from "./empty-chunk-map";
import { SHELL_FILE } from "./shell-file";

/** Lets the layout import what every page shows, and keeps source maps and a useless list out of what is delivered. */
export const webpackConfig = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({
    resolve: { alias: { "@shell": SHELL_FILE } },
    ...(stage === "build-javascript" ? { devtool: false, plugins: [new EmptyChunkMap()] } : {}),
  });
};
