import { requireNode } from "../demo/setup/node-version.mjs";

requireNode();
process.chdir(new URL("..", import.meta.url).pathname);

const { installMissing } = await import("../demo/setup/install.mjs");
const { buildChanged } = await import("../demo/setup/build.mjs");
await installMissing();

const { findChromium } = await import("./setup/chromium.mjs");
const { check, inOrder, playwright, vitest } =
  await import("./setup/steps.mjs");
const { conclude } = await import("./setup/conclude.mjs");

const bin = (path) => `node_modules/${path}`;

async function test() {
  const chromium = { CHROMIUM_PATH: await findChromium() };
  await buildChanged(["emulator", "functions", "demo", "app"]);
  const [still, running] = await Promise.all([
    inOrder([
      check("lint", [
        bin("oxlint/bin/oxlint"),
        "--type-aware",
        "--deny-warnings",
        ".",
      ]),
      check("lint without types", [
        bin("eslint/bin/eslint.js"),
        ".",
        "--max-warnings=0",
      ]),
      check("format", [
        bin("prettier/bin/prettier.cjs"),
        "--check",
        ".",
        "--log-level=warn",
      ]),
      check("types of the app", [
        bin("typescript-7/bin/tsc"),
        "-p",
        "tsconfig.app.json",
      ]),
      check("types of everything else", [
        bin("typescript-7/bin/tsc"),
        "-p",
        "tsconfig.node.json",
      ]),
      check("unused code", [bin("knip/bin/knip.js")]),
      check("production build and sizes", [
        "--import",
        "tsx",
        "tests/setup/sizes.ts",
      ]),
      vitest("local Firestore", ["unit", "whole"], chromium, "emulator"),
      // It waits more than it reckons, as do the rules and functions beside it.
      vitest("start, kill, start", ["start"], chromium),
    ]),
    inOrder([
      vitest("unit", ["domain*", "app", "node"]),
      vitest("rules and functions", ["rules", "suite"]),
    ]),
  ]);
  const screens = await playwright(
    "end to end",
    "tests/e2e/playwright.config.ts",
    chromium,
  )();
  return [...still, ...running, screens];
}

const kinds = {
  test,
  soak: async () => {
    const chromium = { CHROMIUM_PATH: await findChromium() };
    await buildChanged(["emulator", "functions", "demo", "app"]);
    return inOrder([
      vitest("soak", ["soak"]),
      vitest("soak of the local Firestore", ["soak"], chromium, "emulator"),
      playwright(
        "soak of the journeys",
        "tests/e2e/playwright.config.ts",
        { ...chromium, SOAK: "1" },
        ["story.spec.ts", "pictures.spec.ts", "axe.spec.ts"],
      ),
    ]);
  },
  bench: async () => {
    const chromium = { CHROMIUM_PATH: await findChromium() };
    await buildChanged(["emulator", "functions", "demo", "app"]);
    return inOrder([
      check("benchmarks", ["--import", "tsx", "tests/bench/run.ts"], chromium),
    ]);
  },
};

const kind = kinds[process.argv[2] ?? "test"];
if (kind === undefined) {
  console.error("usage: node tests/run.mjs [test|soak|bench]");
  process.exit(2);
}
process.exitCode = conclude(await kind());
