import { defineConfig } from "@playwright/test";
import { journeysAtOnce } from "../setup/journeys.mjs";
import { isRunning, suiteEnvironment, url } from "./world";

const isSoak = process.env["SOAK"] === "1";

/** What a browser draws for its own window though nobody sees it: each window keeps a page ready for its address line, as dear as a page of the app. */
const ofItsWindow = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

/** What Playwright leaves out itself: said once more, as a browser hears the last list alone. */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Long forms, and what smaller tests hold already: the soak walks them. */
const long = /@long/;

/** Journeys that change what everybody sees: after all others, one after the other. */
const ofReference = "reads-reference.spec.ts";
const ofEverybody = "service.spec.ts";

export default defineConfig({
  testDir: ".",
  ...(isSoak ? {} : { grepInvert: long }),
  projects: [
    { name: "sign-in", testMatch: "sign-in.setup.ts" },
    {
      name: "journeys",
      testMatch: "*.spec.ts",
      testIgnore: [ofReference, ofEverybody],
      dependencies: ["sign-in"],
    },
    { name: "reference", testMatch: ofReference, dependencies: ["journeys"] },
    { name: "alone", testMatch: ofEverybody, dependencies: ["reference"] },
  ],
  outputDir: "../../.cache/e2e",
  fullyParallel: true,
  workers: journeysAtOnce,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A busy machine may lose a race that no person would; what needed a second try is named at the end.
  retries: 1,
  reporter: [["line"], ["json"]],
  use: {
    baseURL: url,
    actionTimeout: 30_000,
    locale: "fr-FR",
    timezoneId: "America/New_York",
    // Every browser would fetch the whole app for later; the tests without a network allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"]
        ? { executablePath: process.env["CHROMIUM_PATH"] }
        : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${[...ofPlaywright, ...ofItsWindow].join(",")}`,
      ],
    },
  },
  webServer: {
    command: "node demo/start.mjs --fresh",
    cwd: "../..",
    url,
    timeout: 180_000,
    reuseExistingServer: isRunning,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: suiteEnvironment,
    stdout: "ignore",
    stderr: "pipe",
  },
});
