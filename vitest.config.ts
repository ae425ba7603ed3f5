import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const domain = fileURLToPath(new URL("./src/domain", import.meta.url));
const shared = { resolve: { alias: { "@domain": domain } } };

/** The same pure rules under three host zones: none may leak into an answer. */
const zones = ["UTC", "Europe/Paris", "America/New_York"];

export default defineConfig({
  test: {
    reporters: ["default"],
    silent: "passed-only",
    projects: [
      ...zones.map((zone) => ({
        ...shared,
        test: {
          name: `domain ${zone}`,
          environment: "node" as const,
          include: ["src/domain/**/*.test.ts"],
          env: { TZ: zone },
        },
      })),
      {
        ...shared,
        test: {
          name: "app",
          environment: "jsdom" as const,
          include: ["src/{app,data,features,lib,ui}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/setup-dom.ts"],
        },
      },
      {
        ...shared,
        test: {
          name: "node",
          environment: "node" as const,
          include: [
            "functions/src/**/*.test.ts",
            "demo/**/*.test.ts",
            "tests/{architecture,locales}/**/*.test.ts",
          ],
        },
      },
      {
        ...shared,
        test: {
          name: "suite",
          environment: "node" as const,
          include: ["tests/{rules,functions,data}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        ...shared,
        test: {
          name: "start",
          environment: "node" as const,
          include: ["tests/start/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        ...shared,
        test: {
          name: "soak",
          environment: "node" as const,
          include: ["tests/soak/**/*.test.ts"],
          fileParallelism: false,
        },
      },
    ],
  },
});
