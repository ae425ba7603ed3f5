import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { beforeAll, describe, expect, it } from "vitest";
import { dependencyRules } from "./dependency-rules";
import { root } from "./sources";

let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(
    [
      "src",
      "functions/src",
      "emulator/src",
      "emulator/tests",
      "emulator/conformance",
      "demo",
    ],
    {
      baseDir: root,
      ruleSet: { forbidden: dependencyRules },
      validate: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)(dist|lib)/index\\.js$" },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: "tsconfig.app.json" },
    },
    {},
    { tsConfig: extractTsConfig(`${root}/tsconfig.app.json`) },
  );
  if (typeof output === "string") throw new Error(output);
  result = output;
}, 60_000);

describe("imports", () => {
  it("were looked at", () => {
    expect(result.summary.totalCruised).toBeGreaterThan(100);
  });

  it("go one way", () => {
    const broken = result.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
    );
    expect([...new Set(broken)]).toEqual([]);
  });
});
