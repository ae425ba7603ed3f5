import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { announce } from "./announce";
import { emulatorsJson, foreignProject } from "./config";
import { portsFrom } from "./ports";

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "suricate-data-"));
});

afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

it("knows the data of another project, in which nobody could sign in", () => {
  expect(foreignProject(data, "demo-suricate")).toBeNull();
  mkdirSync(join(data, "suite"));
  writeFileSync(
    join(data, "suite", "emulators.json"),
    emulatorsJson(portsFrom({}), "demo-other"),
  );
  expect(foreignProject(data, "demo-other")).toBeNull();
  expect(foreignProject(data, "demo-suricate")).toBe("demo-other");
});

it("says in which folder the data stay", () => {
  const lines: string[] = [];
  announce({ app: "http://a", requests: null, data: "/srv/zoo" }, (line) =>
    lines.push(line),
  );
  expect(lines.at(-1)).toContain("the data stay in /srv/zoo (");
});
