import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    mode === localMode ? tellPages : null,
    VitePWA({
      registerType: "prompt",
      injectRegister: null,
      manifest: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,webmanifest}"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/__\//],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every chunk names those it needs: names without words are smaller first loads.
        chunkFileNames: "assets/[hash].js",
        codeSplitting: {
          groups: [
            { name: "zod", test: /node_modules\/zod\// },
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
          ],
        },
      },
    },
  },
}));
