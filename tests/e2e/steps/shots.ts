import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = process.env["SURICATE_SHOTS"] ?? "";

/** Keeps a picture of the page as it is, where SURICATE_SHOTS names a folder for them. */
export async function shot(page: Page, name: string): Promise<void> {
  if (folder === "") return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
