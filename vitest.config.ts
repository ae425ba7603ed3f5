import { fileURLToPath } from "node:url";
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from "vitest/config";
import { zoned, zones } from "./tests/setup/zones.mjs";

type Project = NonNullable<TestProjectInlineConfiguration["test"]>;

const second = 1000;
const domain = fileURLToPath(new URL("./src/domain", import.meta.url));

/** A machine under load is slow, not wrong: hence the long limits. */
const project = (test: Project): TestProjectInlineConfiguration => ({
  resolve: { alias: { "@domain": domain } },
  test: {
    environment: "node",
    testTimeout: 30 * second,
    hookTimeout: 60 * second,
    expect: { poll: { timeout: 10 * second } },
    // Tests make much that is soon forgotten: with more room for the young, forgetting takes a tenth of their time instead of a fifth.
    execArgv: ["--max-semi-space-size=256"],
    ...test,
  },
});

/** What waits for other processes, or for a page to settle, is tried once more; `npm test` names what passed only then. */
const again = { retry: 1 } satisfies Project;

/** Tests of what keeps nothing between files share one world a worker, so nothing is loaded twice. */
const shared = { isolate: false } satisfies Project;

/** In the soak every rule is tried under every zone. */
const everyZone = process.env["EVERY_ZONE"] === "1";

/** Clocks that tests may hold. What a database in memory hands on by is none: it would stand still for the files that come after. */
const held = [
  "Date",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "performance",
] as const;

/** Sets what firebase-functions reads once, as it is loaded: no other file may have loaded it before. */
const readsAtLoading = "tests/functions/accounts/over-http.test.ts";

export default defineConfig({
  test: {
    reporters: ["default"],
    silent: "passed-only",
    projects: [
      ...zones.map((zone, index) =>
        project({
          ...shared,
          name: `domain ${zone}`,
          include:
            index === 0 || everyZone
              ? ["src/domain/**/*.test.ts"]
              : zoned.map((place) =>
                  place.endsWith("/")
                    ? `${place}**/*.test.ts`
                    : `${place}*.test.ts`,
                ),
          env: { TZ: zone },
        }),
      ),
      project({
        ...shared,
        ...again,
        name: "app",
        environment: "happy-dom",
        fakeTimers: { toFake: [...held] },
        include: ["src/{app,data,features,lib,ui}/**/*.test.{ts,tsx}"],
        setupFiles: ["tests/setup-dom.ts"],
      }),
      project({
        ...shared,
        name: "node",
        include: [
          "functions/src/**/*.test.ts",
          "demo/**/*.test.ts",
          "tests/{architecture,locales}/**/*.test.ts",
        ],
      }),
      project({
        ...shared,
        name: "rules",
        include: ["tests/rules/**/*.test.ts"],
        testTimeout: 60 * second,
        hookTimeout: 120 * second,
        fileParallelism: false,
      }),
      project({
        ...shared,
        ...again,
        name: "suite",
        include: ["tests/{functions,data}/**/*.test.ts"],
        exclude: [readsAtLoading],
        globalSetup: ["tests/setup/stage-folder.ts"],
        setupFiles: ["tests/setup-functions.ts"],
        testTimeout: 120 * second,
        hookTimeout: 120 * second,
        fileParallelism: false,
      }),
      project({ ...again, name: "suite apart", include: [readsAtLoading] }),
      project({
        ...again,
        name: "start",
        include: ["tests/start/**/*.test.ts"],
        testTimeout: 600 * second,
        fileParallelism: false,
      }),
      project({
        name: "soak",
        globalSetup: ["tests/setup/stage-folder.ts"],
        include: [
          "tests/soak/**/*.test.ts",
          "tests/functions/{accounts/payloads,automations/year,directories,exactly-once,many-due,migration/migrate,migration/resume,repair}.test.ts",
          "src/domain/automation/year.test.ts",
        ],
        env: { SOAK: "1" },
        testTimeout: 600 * second,
        hookTimeout: 120 * second,
        fileParallelism: false,
      }),
    ],
  },
});
