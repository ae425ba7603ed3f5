import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

const folder = join(import.meta.dirname, "../../../.cache/e2e-sessions");

const fileOf = (account: string) => join(folder, `${account}.json`);

/** Keeps what Auth stores of the session in this tab, for later tests; fails where there is none. */
export async function keepSession(page: Page, account: string): Promise<void> {
  const entries = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) =>
      key.startsWith("firebase:authUser:"),
    ),
  );
  if (entries.length !== 1)
    throw new Error(`${account} has ${entries.length} sessions in this tab`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(account), JSON.stringify(entries));
}

export const isKept = (account: string): boolean => existsSync(fileOf(account));

/** Every page of this browser begins with the account's kept session, as after a reload. */
export async function takeSession(
  context: BrowserContext,
  account: string,
): Promise<void> {
  const entries = JSON.parse(readFileSync(fileOf(account), "utf8")) as [
    string,
    string,
  ][];
  await context.addInitScript((kept) => {
    if (sessionStorage.getItem("given") !== null) return;
    sessionStorage.setItem("given", "yes");
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  }, entries);
}
