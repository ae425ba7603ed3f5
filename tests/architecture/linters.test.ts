import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importErrors } from "./import-errors";
import { root } from "./sources";

/** One file of a probe with the rules that must find fault with it. */
interface Probe {
  text: string;
  /** Names of oxlint rules. */
  oxlint?: string[];
  /** Names of eslint rules. */
  eslint?: string[];
  /** Names of dependency rules. */
  imports?: string[];
}

const later = "const later = async () => Promise.resolve(1);";

const probes: Record<string, Probe> = {
  "src/domain/clock.ts": {
    text: "export const now = () => new Date();\nexport const ms = () => Date.now();\nexport const some = () => Math.random();\n",
    eslint: [
      "no-restricted-syntax",
      "no-restricted-syntax",
      "no-restricted-syntax",
    ],
  },
  "src/domain/clock.test.ts": {
    text: "export const now = () => new Date();\n",
  },
  "src/domain/upwards.ts": {
    text: 'import { show } from "../ui/show";\nexport const shown = () => show;\n',
    imports: ["domain-alone"],
  },
  "src/domain/access/upwards.ts": {
    text: 'import { table } from "../table";\nimport type { Line } from "../line";\nexport const line: Line = table;\n',
    imports: ["domain-base"],
  },
  "src/domain/table.ts": { text: "export const table = 1;\n" },
  "src/domain/line.ts": { text: "export type Line = number;\n" },
  "src/ui/show.ts": { text: "export const show = 1;\n" },
  "src/ui/leaf.ts": {
    text: 'import { kept } from "../data/kept";\nexport const leaf = kept;\n',
    imports: ["ui-leaf"],
  },
  "src/data/kept.ts": { text: "export const kept = 1;\n" },
  "src/data/look.ts": {
    text: 'import { Text } from "@mantine/core";\nexport const look = Text;\n',
    imports: ["data-without-looks"],
  },
  "src/features/one/page.ts": {
    text: 'import { other } from "../two/other";\nimport { initializeApp } from "firebase/app";\nexport const page = { other, initializeApp };\n',
    imports: ["features-apart", "sdk-in-data"],
  },
  "src/features/one/shares.ts": {
    text: 'import { part } from "../shared/part";\nexport const shares = part;\n',
  },
  "src/features/shared/part.ts": {
    text: 'import { other } from "../two/other";\nexport const part = other;\n',
    imports: ["features-apart"],
  },
  "src/features/two/other.ts": { text: "export const other = 1;\n" },
  "src/lib/floating.ts": {
    text: `${later}\nexport function go() {\n  later();\n}\n`,
    oxlint: ["no-floating-promises"],
  },
  "src/lib/misused.ts": {
    text: `${later}\nexport const wrong = () => (later() ? 1 : 2);\n`,
    oxlint: ["no-misused-promises", "no-unnecessary-condition"],
  },
  "src/lib/unsafe.ts": {
    text: 'const found: unknown = JSON.parse("1");\nconst wild = JSON.parse("{}");\nexport const id = wild.id;\nexport { found };\n',
    oxlint: [
      "no-unsafe-assignment",
      "no-unsafe-assignment",
      "no-unsafe-member-access",
    ],
  },
  "src/lib/any.ts": {
    text: "export const id = (value: any) => value;\n",
    oxlint: ["no-explicit-any", "no-unsafe-return"],
  },
  "src/lib/kinds.ts": {
    text: 'import { Kind } from "./kind";\nexport function word(kind: Kind) {\n  switch (kind) {\n    case "a":\n      return 1;\n  }\n  return 0;\n}\n',
    oxlint: ["consistent-type-imports", "switch-exhaustiveness-check"],
  },
  "src/lib/kind.ts": { text: 'export type Kind = "a" | "b";\n' },
  "src/lib/void.ts": {
    text: "const done = () => undefined as void;\nexport function word() {\n  return done();\n}\n",
    oxlint: ["no-confusing-void-expression", "no-invalid-void-type"],
  },
  "src/lib/standing.ts": {
    text: "export default function standing() {\n  return 1;\n}\n",
    oxlint: ["no-restricted-exports"],
  },
  "src/lib/long.ts": {
    text: `${"// a line\n".repeat(401)}export const long = 1;\n`,
    oxlint: ["max-lines"],
  },
  "src/ui/hook.tsx": {
    text: 'import { useRef, useState } from "react";\nexport function Hook({ on }: { on: boolean }) {\n  const ref = useRef(0);\n  if (on) useState(1);\n  return <p>{ref.current}</p>;\n}\n',
    oxlint: ["rules-of-hooks", "refs"],
  },
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "suricate-lint-"));
  for (const [path, { text }] of Object.entries(probes)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const file of [
    ".oxlintrc.json",
    "eslint.config.js",
    "package.json",
    "tsconfig.json",
    "tsconfig.app.json",
    "tsconfig.base.json",
    "tsconfig.node.json",
  ])
    copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [join(root, "node_modules", program), "--format=json", ...args],
    { cwd: folder, encoding: "utf8" },
  ).stdout;

/** What each file of the probe is wanted to be blamed for. */
const wanted = (by: "oxlint" | "eslint" | "imports") =>
  Object.entries(probes)
    .flatMap(([path, probe]) =>
      (probe[by] ?? []).map((rule) => `${path}: ${rule}`),
    )
    .sort();

it("oxlint finds the fault of every probe, with types where the fault is one of types", () => {
  const { diagnostics } = JSON.parse(
    run("oxlint/bin/oxlint", "--type-aware", "."),
  ) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(
    ({ code, filename }) =>
      `${filename.replaceAll("\\", "/")}: ${code.replace(/^.*\(|\)$/g, "")}`,
  );
  expect(found.sort()).toEqual(wanted("oxlint"));
});

it("eslint finds clocks and chance in the domain", () => {
  const files = JSON.parse(run("eslint/bin/eslint.js", "src")) as {
    filePath: string;
    messages: { ruleId: string }[];
  }[];
  const found = files.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId }) =>
        `${filePath.slice(filePath.indexOf("src")).replaceAll("\\", "/")}: ${ruleId}`,
    ),
  );
  expect(found.sort()).toEqual(wanted("eslint"));
});

it("the dependency rules find imports across layers", async () => {
  const { errors } = await importErrors(["src"], folder);
  const found = errors.map((line) =>
    line.replace(/^(\S+): (\S+) .*$/, "$2: $1"),
  );
  expect([...new Set(found)].sort()).toEqual(wanted("imports"));
});
