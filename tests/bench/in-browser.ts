import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { page as app, start, stop } from "../start/suricate";

/** What a figure says of Chromium beside the demonstration, begun anew for it. */
export async function inBrowser<T>(
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  const running = start(data, ["--fresh"]);
  await running.ready;
  const executablePath = process.env["CHROMIUM_PATH"] ?? "";
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === "" ? {} : { executablePath }),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    await stop(running);
    rmSync(data, { recursive: true, force: true });
  }
}

/** A person's tab, without what would fetch the whole app for later. */
export async function newTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return context.newPage();
}
