import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf } from "./sources";

const files = filesOf([
  "src",
  "functions/src",
  "emulator/src",
  "emulator/tests",
  "emulator/conformance",
  "demo",
  "tests",
]);
/** The entry of functions is the list of what is deployed. */
const deployed = "functions/src/index.ts";
const isTest = (path: string) => /\.test\.(ts|tsx)$/.test(path);

describe("the layout of the sources", () => {
  it("has no folder with more than 15 source files, tests apart", () => {
    const counts = new Map<string, number>();
    for (const { path } of files)
      if (!isTest(path) && !path.startsWith("tests/"))
        counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
  });

  it("chooses by typing through the kit, where what is typed is not lost", () => {
    const bare = filesOf(["src/app", "src/features", "src/ui/list"]).filter(
      ({ path, text }) =>
        !isTest(path) &&
        /\bsearchable\b/.test(text) &&
        /import \{[^}]*\b(Multi)?Select\b[^}]*\} from "@mantine\/core"/.test(
          text,
        ),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it("names files in kebab-case", () => {
    const odd = filesOf(["src"], /./).filter(
      ({ path }) =>
        !/^[a-z0-9-]+(\.page|\.property|\.module|\.d)?(\.test)?\.[a-z]+$/.test(
          path.slice(path.lastIndexOf("/") + 1),
        ) && !path.endsWith("README.md"),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it("has no barrel: no file that only hands on what others export", () => {
    const barrels = files.filter(({ path, text }) => {
      if (path === deployed) return false;
      const code = text
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
        .split(/;\s*\n/)
        .map((statement) => statement.trim())
        .filter((statement) => statement !== "");
      return (
        code.length > 0 &&
        code.every((statement) => /^export [*{][\s\S]*from "/.test(statement))
      );
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});
