import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { PageKey } from "../../../src/domain/pages";
import { texts } from "./texts";
import { walk } from "./walk";

const t = texts("fr");

/** How to get to a screen. */
interface Way {
  (page: Page): Promise<unknown>;
  /** It lies over a page that was there before: the soak alone looks at it. */
  isOver?: true;
}

/** What opens on pages, each as a way to get there. */
export type Screens = Record<string, Way>;

/** The rounds of looking: who looks at their pages, and how wide, the journey says. */
export type Round =
  | "facility"
  | "people"
  | "provider"
  | "ethograms"
  | "campaigns"
  | "work"
  | "results"
  | "day";

/** What a file of screens has looked at, and in which round. */
export interface Shown {
  round: Round;
  /** The pages that its screens open, of which none is missed. */
  pages: readonly PageKey[];
  screens: Screens;
}

/** A tab, a dialog or another state of a page that was there before. */
export const over = (way: Way): Way =>
  Object.assign((page: Page) => way(page), { isOver: true as const });

/** Goes to another page within the app; to another state of the same page by loading it. */
export async function visit(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  if (pathname === new URL(page.url()).pathname) {
    await page.goto(address);
    return;
  }
  await page.locator("main h1").evaluate((heading) => {
    heading.dataset["left"] = "yes";
  });
  await walk(page, address);
  await expect(page.locator("[data-left]")).toHaveCount(0);
}

/** Opens what stands under "⋯". */
export async function openMore(within: Page | Locator): Promise<void> {
  await within
    .getByRole("button", { name: new RegExp(`^${t("common.actions.more")}`) })
    .first()
    .click();
  const page = "goto" in within ? within : within.page();
  await expect(page.getByRole("menu")).toBeVisible();
}

export const showTab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true }).click();

export const first = async (page: Page, list: string): Promise<void> => {
  await visit(page, list);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};
