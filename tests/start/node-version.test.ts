import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A Node that gives itself out for another version. */
const asNode = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

const run = (version: string, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", asNode(version), ...args], {
    cwd: root,
    encoding: "utf8",
  });

it.each([
  ["npm start", "demo/start.mjs"],
  ["npm test", "tests/run.mjs"],
  ["npm run tick", "demo/run.mjs"],
])("%s says in one line that Node is too old", (_name, program) => {
  const { status, stdout, stderr } = run("20.18.3", program);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  const lines = stderr.trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("20.19");
  expect(lines[0]).toContain("20.18.3");
});

it.each([
  ["16.20.2", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.12.0", false],
  ["22.13.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s is supported: %s", (version, supported) => {
  const check = `import("./demo/setup/node-version.mjs").then((m) => console.log(m.isSupported(${JSON.stringify(version)})))`;
  const { stdout } = run(version, "-e", check);
  expect(stdout.trim()).toBe(String(supported));
});
