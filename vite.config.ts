import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { checkDeployment } from "./demo/setup/bundle/deployments.ts";
import { firstLoad } from "./demo/setup/bundle/first-load.ts";
import { guide } from "./demo/setup/bundle/guide.ts";
import { leanZod } from "./demo/setup/bundle/lean-zod.ts";
import { noPipelines } from "./demo/setup/bundle/no-pipelines.ts";
import { releasedRouter } from "./demo/setup/bundle/released-router.ts";
import { staticParts } from "./demo/setup/bundle/static-parts.ts";
import { textsChunk } from "./demo/setup/bundle/texts.ts";

const first = firstLoad();

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The version that people see: that of the package, unless the build is given another. */
function giveVersion(mode: string): void {
  const { version } = JSON.parse(
    readFileSync(at("./package.json"), "utf8"),
  ) as { version: string };
  const { VITE_APP_VERSION: given = version } = loadEnv(mode, at("."));
  process.env["VITE_APP_VERSION"] = given;
}

/** Mode of the builds that talk to the suite on this machine. */
const localMode = "localhost";

/** Tells the local Firestore which page asks, so that its requests view can add up screens. */
const tellPages: Plugin = {
  name: "tell-pages",
  transformIndexHtml: (html) =>
    html.replace(
      '<meta name="referrer" content="same-origin" />',
      '<meta name="referrer" content="unsafe-url" />',
    ),
};

/** What a broken channel asks, at an address it makes up, only to count how often it was the network. */
const asksGoogle =
  /\w+\?\w+\((\w+)\.toString\(\),(\w+)\):\w+\(\1\.toString\(\),\2\)/g;

/**
 * The Firestore SDK asks Google for a picture at each broken connection: once a second without a network, refused and
 * logged each time. Nothing depends on the answer, so it is not asked; a release that asks otherwise ends the build.
 */
const noPing: Plugin = {
  name: "no-ping",
  apply: "build",
  transform(code, id) {
    if (!id.includes("/webchannel-blob/")) return null;
    if (code.match(asksGoogle)?.length !== 1)
      this.error("The Firestore SDK asks for Google's picture in another way.");
    return { code: code.replace(asksGoogle, "void 0"), map: null };
  },
};

/** A build is one deployment's, whole and of its own; what is looked at was built, and checked, before. */
const oneDeployment: Plugin = {
  name: "one-deployment",
  config(_, { mode, isPreview }) {
    if (isPreview !== true) checkDeployment(at("."), mode);
  },
};

export default defineConfig(({ mode }) => {
  giveVersion(mode);
  return {
    plugins: [
      oneDeployment,
      react(),
      leanZod,
      noPing,
      noPipelines,
      releasedRouter,
      staticParts,
      first.plugin,
      guide(at("./docs")),
      mode === localMode ? tellPages : null,
      VitePWA({
        registerType: "prompt",
        injectRegister: null,
        manifest: false,
        workbox: {
          globPatterns: ["**/*.{js,css,html,svg,png,webmanifest}"],
          // The tab that fetched it is its first: it, too, keeps its own version.
          clientsClaim: true,
          // Part of the service worker itself, which browsers keep with it.
          importScripts: ["push-worker.js"],
          // What draws in relief is as large as the rest; without a network its still picture stands in for it.
          globIgnores: ["push-worker.js", "assets/relief-*.js"],
          navigateFallback: "/index.html",
          navigateFallbackDenylist: [/^\/(?:__|guide)\//],
          // Where the suite is must be known without it, too.
          runtimeCaching:
            mode === localMode
              ? [
                  {
                    urlPattern: /\/emulators\.json$/,
                    handler: "NetworkFirst",
                    options: { cacheName: "suite" },
                  },
                ]
              : [],
        },
      }),
    ],
    resolve: {
      alias: {
        "@domain": at("./src/domain"),
        re2js: at("./src/data/sdk/no-pipelines.ts"),
      },
    },
    build: {
      target: "es2022",
      sourcemap: false,
      manifest: true,
      chunkSizeWarningLimit: 700,
      // A browser without it fetches the same files a little later.
      modulePreload: {
        polyfill: false,
        // Styles are there before their part is drawn. What code a part needs it asks for itself: the lists of all parts
        // weighed 9 kB before sign-in, and more with each page, for what the service worker has fetched ahead.
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === "html"
            ? needed
            : needed.filter((file) => file.endsWith(".css")),
      },
      rolldownOptions: {
        output: {
          // Every chunk names those it needs: short names without words are smaller first loads; 42 bits tell all builds apart.
          chunkFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith("/relief-3d.tsx") === true
              ? "assets/relief-[hash:7].js"
              : "assets/[hash:7].js",
          codeSplitting: {
            groups: [
              { name: "zod", test: /node_modules\/zod\// },
              {
                name: "react",
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              },
              ...first.groups,
              // Seven hundred files of a few words each were asked for one by one.
              { name: textsChunk, debugName: "texts", test: /\/locales\// },
              // What chooses from a list comes as one: where one of them is, the next is near.
              {
                name: "choosing",
                test: /@mantine\/core\/esm\/components\/(?:Combobox|Select|MultiSelect|Pill|PillsInput|ScrollArea|Popover|Chip|Textarea)\//,
              },
            ],
          },
        },
      },
    },
  };
});
