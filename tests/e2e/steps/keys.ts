import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { texts } from "./texts";

const t = texts("fr");

/** Presses Tab until this is where the keyboard is, if it is not yet; fails after more presses than anybody would do. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole("button", { name })
    .or(page.getByRole("link", { name }))
    .or(page.getByRole("textbox", { name }))
    .or(page.getByRole("combobox", { name }))
    .or(page.getByRole("switch", { name }));
  // Who goes by keyboard looks first: what is not there yet cannot be gone to.
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses <= 40; presses++) {
    if ((await page.locator(":focus").and(wanted).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(name)} is not within 40 presses of Tab`);
}

/** Goes to a thing by Tab and presses it. */
export async function pressByKey(
  page: Page,
  name: string | RegExp,
): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** From the top of the page's own content on, past bar and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await page.locator("#content").focus();
}

/** The name of "⋯" of a thing. */
export const moreOf = (about: string) =>
  t("common.messages.actionOn", {
    action: t("common.actions.more"),
    name: about,
  });

/** Opens "⋯" of a thing and takes the item of this name, by arrows. */
export async function pickByKey(
  page: Page,
  about: string,
  item: string,
): Promise<void> {
  await pressByKey(page, moreOf(about));
  const wanted = page.getByRole("menuitem", { name: item });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 10; presses++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
}
