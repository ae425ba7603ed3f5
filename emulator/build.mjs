import { build } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const root = fileURLToPath(new URL(".", import.meta.url));
const programs = {
  firestore: "src/main.ts",
  "storage-rules": "src/storage-rules.ts",
};

await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(programs).map(([name, from]) => [`${name}.main`, from]),
  ),
  outdir: "dist",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node20",
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: "linked",
  logLevel: "warning",
});

/** A bundle as a function of what CommonJS gives a module, in the words of JavaScript. */
const wrap = (source) =>
  `(function (exports, require, module, __filename, __dirname) { ${source}\n})`;

/** Runs a bundle from what V8 made of it at its build: reading it anew is half of a start. */
const launcher = (name) => `"use strict";
const { readFileSync } = require("node:fs");
const { Script } = require("node:vm");
const file = require.resolve("./${name}.main.cjs");
let cachedData;
try {
  cachedData = readFileSync(file + ".cache");
} catch {}
const source = \`${wrap('${readFileSync(file, "latin1")}')}\`;
const script = new Script(source, { filename: file, cachedData });
script.runInThisContext().call(exports, exports, require, module, file, __dirname);
`;

// Another Node than this one refuses what is cached, and reads the bundle.
for (const name of Object.keys(programs)) {
  const file = `${root}dist/${name}.main.cjs`;
  const source = wrap(readFileSync(file, "latin1"));
  writeFileSync(`${file}.cache`, new Script(source).createCachedData());
  writeFileSync(`${root}dist/${name}.cjs`, launcher(name));
}
