import { spawnSync } from "node:child_process";
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

/** Installs what is missing in every package, from the lock files; ends the process when npm fails. */
export function installMissing() {
  for (const [folder, name] of outdated()) {
    console.log(`Installing the packages of the ${name}…`);
    rmSync(stampOf(folder), { force: true });
    const { status } = spawnSync(
      "npm",
      ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
      {
        cwd: at(folder),
        stdio: ["ignore", "inherit", "inherit"],
        shell: process.platform === "win32",
      },
    );
    if (status !== 0) {
      console.error(
        `npm ci failed in ${folder}: check the network and run the command again.`,
      );
      process.exit(1);
    }
    writeFileSync(stampOf(folder), lockOf(folder));
  }
}
