import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const debians = "/usr/bin/chromium";
const windowless = "/usr/bin/chromium-headless-shell";

const system = [debians, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] })
    .status === 0;

async function known() {
  const wished = process.env["CHROMIUM_PATH"];
  if (wished && existsSync(wished)) return wished;
  return (
    (await playwrights()) ?? system.find((path) => existsSync(path)) ?? null
  );
}

function tryPlaywright() {
  console.log("No Chromium found: trying playwright install chromium.");
  return run(process.execPath, [
    "node_modules/@playwright/test/cli.js",
    "install",
    "chromium",
  ]);
}

function tryDebian(name = "chromium") {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log(`Trying apt-get install ${name}.`);
  return (
    run("apt-get", ["-q", "update"]) &&
    run("apt-get", [
      "-q",
      "-o",
      "DPkg::Lock::Timeout=600",
      "install",
      "-y",
      name,
    ])
  );
}

/** The Chromium to test in: a known one, else one installed now; throws saying how to get one. */
export async function findChromium() {
  for (const install of [() => true, tryPlaywright, () => tryDebian()]) {
    install();
    const path = await known();
    if (path !== null) return path;
  }
  throw new Error(
    "The end-to-end tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.",
  );
}

/**
 * The Chromium to walk journeys in: the wished one, else Debian's without a window, installed now where it can be, which
 * does the same in a fifth less time; else the one given. What needs a window is walked in the soak.
 */
export function forJourneys(chromium) {
  if (process.env["CHROMIUM_PATH"] || chromium !== debians) return chromium;
  if (!existsSync(windowless)) tryDebian("chromium-headless-shell");
  return existsSync(windowless) ? windowless : chromium;
}
