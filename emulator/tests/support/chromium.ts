import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "chrome.exe"];

function candidates(): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [
    process.env["CHROMIUM_PATH"] ?? "",
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
}

/** Chromium as installed here: `CHROMIUM_PATH`, Playwright's own, or the first on PATH. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = candidates().find(
    (path) => path !== "" && existsSync(path),
  );
  if (executablePath === undefined)
    throw new Error("No Chromium found: install it or set CHROMIUM_PATH.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
