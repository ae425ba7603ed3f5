import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const system = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

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

function tryDebian() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log("Trying apt-get install chromium.");
  return (
    run("apt-get", ["-q", "update"]) &&
    run("apt-get", [
      "-q",
      "-o",
      "DPkg::Lock::Timeout=600",
      "install",
      "-y",
      "chromium",
    ])
  );
}

/** The Chromium to test in: a known one, else one installed now; throws saying how to get one. */
export async function findChromium() {
  for (const install of [() => true, tryPlaywright, tryDebian]) {
    install();
    const path = await known();
    if (path !== null) return path;
  }
  throw new Error(
    "The end-to-end tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.",
  );
}
