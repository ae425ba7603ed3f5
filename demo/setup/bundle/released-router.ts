import type { Plugin } from "vite";

const development = "/react-router/dist/development/";

/**
 * The router's package leads every bundler to its development build, whose warnings nobody reads in a bundle that is
 * deployed; its other build lies beside it. A release that keeps them elsewhere ends the build.
 */
export const releasedRouter: Plugin = {
  name: "released-router",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, {
      ...options,
      skipSelf: true,
    });
    if (found?.id.includes(development) !== true)
      this.error("The router keeps its development build elsewhere.");
    return found.id.replace(
      development,
      development.replace("development", "production"),
    );
  },
};
