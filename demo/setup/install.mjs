import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { at, digest, readText } from "./paths.mjs";

/** Every package of the repository, with what it is for. */
const packages = [
  [".", "app"],
  ["functions", "functions"],
  ["emulator", "emulator suite"],
];

const stampOf = (folder) => at(folder, "node_modules", ".suricate-lock");

const lockOf = (folder) => digest([at(folder, "package-lock.json")]);

/** The folders whose node_modules are missing or were installed from another lock file. */
export function outdated() {
  return packages.filter(
    ([folder]) => readText(stampOf(folder)) !== lockOf(folder),
  );
}

/** Runs npm ci in one folder; answers whether it succeeded. */
function npmCi(folder) {
  return new Promise((done) => {
    const child = spawn(
      "npm",
      ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
      {
        cwd: at(folder),
        stdio: ["ignore", "inherit", "inherit"],
        shell: process.platform === "win32",
      },
    );
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });
}

async function install(folder) {
  rmSync(stampOf(folder), { force: true });
  if (!(await npmCi(folder))) return false;
  writeFileSync(stampOf(folder), lockOf(folder));
  return true;
}

/** Installs what is missing in every package, from the lock files, side by side; ends the process when npm fails. */
export async function installMissing() {
  const missing = outdated();
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name).join(", ");
  console.log(`Installing the packages of: ${names}…`);
  const installed = await Promise.all(
    missing.map(async ([folder]) => [folder, await install(folder)]),
  );
  const failed = installed.filter(([, ok]) => !ok).map(([folder]) => folder);
  if (failed.length === 0) return;
  console.error(
    `npm ci failed in ${failed.join(", ")}: check the network and run the command again.`,
  );
  process.exit(1);
}
