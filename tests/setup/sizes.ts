import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { inside, signIn } from "../../demo/setup/bundle/first-load";
import { print } from "../bench/figures";
import { grownCopy } from "./growth";

/** Builds for production with nobody's keys, then holds the build to its budgets. */
const out = ".cache/production";

const configuration = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_APP_ID: "app",
  VITE_APP_VERSION: "0.0.0",
};

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.infer<typeof manifestShape>;

/** Builds the app below `root` into `out`, which is relative to it. */
function build(root: string): void {
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "build",
      root,
      "--mode",
      "prod",
      "--outDir",
      out,
      "--emptyOutDir",
      "--logLevel",
      "warn",
    ],
    { stdio: "inherit", env: { ...process.env, ...configuration } },
  );
  if (status !== 0) process.exit(1);
}

/** The chunks that must be there before the given ones run. */
function closure(
  manifest: Manifest,
  roots: readonly string[],
): Manifest[string][] {
  const found = new Map<string, Manifest[string]>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports.forEach(visit);
  };
  roots.forEach(visit);
  return [...found.values()];
}

const gzipped = (file: string) =>
  gzipSync(readFileSync(file), { level: 9 }).length;

const kilobytes = (files: Iterable<string>, root = ".") =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipped(join(root, out, file)),
    0,
  ) / 1000;

/** What is there before another page is opened: the shell fetches questions and toasts by itself. */
const besides = [...inside, "src/app/shell/overlays.tsx"];

/** What must not be in a production bundle: the demonstration, and the way to the local suite. */
const forbidden = [
  "suricate-demo",
  // The sync's address and key are the functions' alone.
  "SYNC_KEY",
  "SYNC_ADDRESS",
  "the-key-of-this-machine",
  "suricate.test",
  "emulators.json",
  "/dev/mail",
];

/** A server of this machine. */
const localPort = /127\.0\.0\.1:\d/;

function leaks(): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const ports = localPort.exec(text) ?? [];
    return [...forbidden.filter((word) => text.includes(word)), ...ports].map(
      (word) => `${word} in ${file}`,
    );
  });
}

/** The manifest of the app below `root`, built now. */
function built(root: string): Manifest {
  build(root);
  return manifestShape.parse(
    JSON.parse(readFileSync(join(root, out, ".vite/manifest.json"), "utf8")),
  );
}

const manifest = built(".");
const js = (roots: readonly string[]) =>
  kilobytes(closure(manifest, roots).map(({ file }) => file));

const furtherFeatures = 50;
const grown = grownCopy(furtherFeatures);
const grownInside = kilobytes(
  closure(built(grown), inside).map(({ file }) => file),
  grown,
);
const firstCss = closure(manifest, inside).flatMap(({ css }) => css);
/** What draws in three dimensions is a library of its own, fetched when somebody looks at it. */
const relief = "src/features/analysis/scan/heat/relief/relief-3d.tsx";
const lazy = Object.entries(manifest).filter(
  ([key, { isDynamicEntry }]) => isDynamicEntry && !besides.includes(key),
);
const filesOf = (roots: readonly string[]): Set<string> =>
  new Set(closure(manifest, roots).map(({ file }) => file));
const beyond = filesOf(besides);

/** What comes at once where a part is fetched: all it needs, without what came before with whoever asks for it. */
const fetchedAtOnce = (part: string): number =>
  Math.max(
    ...Object.entries(manifest)
      .filter(([, { dynamicImports }]) => dynamicImports.includes(part))
      .map(([asking]) => {
        const before = filesOf([asking]);
        return kilobytes(
          [...filesOf([part])].filter(
            (file) => !beyond.has(file) && !before.has(file),
          ),
        );
      }),
  );
const largestLazy = Math.max(
  ...lazy
    .map(([part]) => part)
    .filter((part) => part !== relief)
    .map(fetchedAtOnce),
);
const found = leaks();
found.forEach((line) => console.error(line));

const kept = [
  {
    what: "JavaScript before sign-in",
    value: js(signIn),
    unit: "kB gzip",
    atMost: 205,
  },
  {
    what: "JavaScript before the first page inside",
    value: js(inside),
    unit: "kB gzip",
    atMost: 420,
  },
  {
    what: `more before the first page with ${furtherFeatures} further features`,
    value: grownInside - js(inside),
    unit: "kB gzip",
    atMost: 8,
  },
  {
    what: "largest page or part that is fetched",
    value: largestLazy,
    unit: "kB gzip",
    atMost: 130,
  },
  {
    what: "the part that draws in three dimensions",
    value: fetchedAtOnce(relief),
    unit: "kB gzip",
    atMost: 260,
  },
  {
    what: "CSS before the first page inside",
    value: kilobytes(firstCss),
    unit: "kB gzip",
    atMost: 40,
  },
  {
    what: "local things in the production bundle",
    value: found.length,
    unit: "",
    atMost: 0,
  },
].map(print);
process.exit(kept.every(Boolean) ? 0 : 1);
