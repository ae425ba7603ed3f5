import { defineConfig } from "vitest/config";

const minute = 60_000;

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts"],
          testTimeout: minute / 2,
          // No test here leaves anything behind in its modules: they are loaded once for all.
          isolate: false,
        },
      },
      {
        test: {
          name: "whole",
          environment: "node",
          include: ["{tests,conformance}/**/*.test.ts"],
          testTimeout: 2 * minute,
          hookTimeout: minute,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "soak",
          environment: "node",
          include: ["tests/**/*.test.ts", "conformance/firestore.test.ts"],
          env: { SOAK: "1" },
          testTimeout: 60 * minute,
          hookTimeout: minute,
          fileParallelism: false,
        },
      },
    ],
  },
});
