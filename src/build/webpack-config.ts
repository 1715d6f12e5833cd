import type { CreateWebpackConfigArgs } from "gatsby";
import { SHELL_FILE } from "./shell-file";

/** Beside the other files whose names carry a hash, so that a host needs one rule for all that never changes. */
const SCRIPT_NAME = "static/js/[name]-[contenthash].js";

/** Lets the layout import what every page shows, and keeps source maps out of what is delivered. */
export const webpackConfig = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({ resolve: { alias: { "@shell": SHELL_FILE } } });
  if (stage !== "build-javascript") return;
  // Gatsby declares no type for it; it is webpack's own configuration.
  const config = (getConfig as () => Record<string, object>)();
  // Gatsby passes over `output` in what setWebpackConfig merges.
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: { ...config["output"], filename: SCRIPT_NAME, chunkFilename: SCRIPT_NAME },
  });
};
