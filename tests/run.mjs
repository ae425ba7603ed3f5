import { requireNode } from "../demo/setup/node-version.mjs";

requireNode();
process.chdir(new URL("..", import.meta.url).pathname);

const { installMissing } = await import("../demo/setup/install.mjs");
const { buildChanged } = await import("../demo/setup/build.mjs");
await installMissing();

const { findChromium, forJourneys } = await import("./setup/chromium.mjs");
const { inLanes } = await import("./setup/lanes.mjs");
const { check, playwright, vitest } = await import("./setup/steps.mjs");
const { conclude } = await import("./setup/conclude.mjs");

const bin = (path) => `node_modules/${path}`;

/** Further checkers look at the same types once more, which costs more than they gain beside other lanes. */
const types = (config) => [
  bin("typescript-7/bin/tsc"),
  ...["-p", config, "--checkers", "1"],
];

/** What is read, not run: short, so at the end of the lanes. */
const still = [
  ["lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings", "."]],
  [
    "lint without types",
    [bin("eslint/bin/eslint.js"), ".", "--max-warnings=0"],
  ],
  ["format", [bin("oxfmt/bin/oxfmt"), "--check", "."]],
  ["types of the app", types("tsconfig.app.json")],
  ["types of everything else", types("tsconfig.node.json")],
  ["unused code", [bin("knip/bin/knip.js")]],
].map(([name, args]) => check(name, args));

async function test() {
  const found = await findChromium();
  const chromium = { CHROMIUM_PATH: found };
  const journeys = { CHROMIUM_PATH: forJourneys(found) };
  await buildChanged(["emulator", "functions", "demo", "app"]);
  // The longest first, so that no core waits for the other at the end; three at a time, as two leave a fifth of two cores idle.
  const running = await inLanes(3, [
    // One worker each on two cores: in one lane they would go on alone at the end.
    vitest("unit of the app", ["app"]),
    // They wait for others most of the time, one file after the other: whole, they would end last and alone.
    ...["1/2", "2/2"].map((part) =>
      vitest(
        `functions ${part.replace("/", " of ")}`,
        ["suite*"],
        {},
        ".",
        part,
      ),
    ),
    vitest("local Firestore", ["unit", "whole"], chromium, "emulator"),
    vitest("unit of everything else", ["domain*", "node"]),
    vitest("rules", ["rules"]),
    vitest("start, kill, start", ["start"], chromium),
    check("production build and sizes", [
      "--import",
      "tsx",
      "tests/setup/sizes.ts",
    ]),
    ...still,
  ]);
  // Alone: a journey that waits for a busy machine says nothing of the product.
  const screens = await playwright(
    "end to end",
    "tests/e2e/playwright.config.ts",
    journeys,
  )();
  return [...running, screens];
}

const kinds = {
  test,
  soak: async () => {
    const chromium = { CHROMIUM_PATH: await findChromium() };
    await buildChanged(["emulator", "functions", "demo", "app"]);
    return inLanes(1, [
      vitest("soak", ["soak"]),
      vitest("soak of the host zones", ["domain*"], { EVERY_ZONE: "1" }),
      vitest("soak of the local Firestore", ["soak"], chromium, "emulator"),
      playwright("soak of the journeys", "tests/e2e/playwright.config.ts", {
        ...chromium,
        SOAK: "1",
      }),
    ]);
  },
  bench: async () => {
    const chromium = { CHROMIUM_PATH: await findChromium() };
    await buildChanged(["emulator", "functions", "demo", "app"]);
    return inLanes(1, [
      check(
        "benchmarks",
        ["--import", "tsx", "tests/bench/run.ts", ...process.argv.slice(3)],
        { env: chromium },
      ),
    ]);
  },
};

const kind = kinds[process.argv[2] ?? "test"];
if (kind === undefined) {
  console.error("usage: node tests/run.mjs [test|soak|bench]");
  process.exit(2);
}
process.exitCode = conclude(await kind());
