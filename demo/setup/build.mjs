import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { demoFolder } from "./demo-folder.mjs";
import { at, digest, readText } from "./paths.mjs";

const vite = at("node_modules/vite/bin/vite.js");
const tsx = ["--import", "tsx"];
const demo = demoFolder(process.env["SURICATE_PROJECT"]);

/** What can be built: from which files, into what, how. */
const parts = {
  emulator: {
    from: ["emulator/src", "emulator/build.mjs", "emulator/package-lock.json"],
    made: "emulator/dist/firestore.cjs",
    run: [at("emulator/build.mjs")],
    cwd: "emulator",
  },
  functions: {
    from: [
      "functions/src",
      "functions/build.mjs",
      "functions/package-lock.json",
      "src/domain",
    ],
    made: "functions/lib/index.js",
    run: [at("functions/build.mjs")],
    cwd: "functions",
  },
  app: {
    from: [
      "src",
      "locales",
      "public",
      "docs/guide",
      "docs/pictures",
      "index.html",
      "vite.config.ts",
      "package-lock.json",
    ],
    made: "dist/index.html",
    run: [vite, "build", "--mode", "localhost", "--logLevel", "warn"],
    cwd: ".",
  },
  demo: {
    from: ["demo/data", "demo/seed", "demo/make-demo.ts", "src/domain"],
    made: `${demo}/firebase-export-metadata.json`,
    run: [...tsx, at("demo/make-demo.ts")],
    cwd: ".",
    stamp: `${demo}.built`,
    // Its dates are relative to the day in Paris.
    extra: () =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(),
  },
};

const stampOf = (name) => at(parts[name].stamp ?? `.cache/${name}.built`);

const digestOf = ({ from, extra }) =>
  digest(
    from.map((path) => at(path)),
    extra?.() ?? "",
  );

function run({ run: args, cwd }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: at(cwd),
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("exit", (code) => done(code === 0));
  });
}

/** Builds one part unless nothing of it changed since the last time; answers whether it is there. */
async function build(name) {
  const part = parts[name];
  const now = digestOf(part);
  if (existsSync(at(part.made)) && readText(stampOf(name)) === now) return true;
  console.log(`Building the ${name}…`);
  if (!(await run(part))) return false;
  writeFileSync(stampOf(name), now);
  return true;
}

/** Builds the named parts that changed since the last time, side by side; ends the process when one fails. */
export async function buildChanged(names) {
  mkdirSync(at(".cache"), { recursive: true });
  const made = await Promise.all(
    names.map(async (name) => [name, await build(name)]),
  );
  const failed = made.filter(([, ok]) => !ok).map(([name]) => name);
  if (failed.length === 0) return;
  console.error(
    `Building the ${failed.join(", ")} failed: see the lines above.`,
  );
  process.exit(1);
}
