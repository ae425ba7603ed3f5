import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPlan } from "../../../demo/seed/build/surveys/ethograms";
import { texts } from "./texts";

const t = texts("fr");
const { behaviours } = demoPlan("primates-focal");

/** What a behaviour of the demonstration is called. */
export const named = (id: string): string =>
  behaviours.find(({ behaviourId }) => behaviourId === id)?.trad.fr?.name ?? id;

/** A number as a table writes it; 0 for an empty cell. */
export const numberIn = (text: string | null | undefined): number =>
  Number((text ?? "").replace(",", "."));

export const figureOf = (page: Page, title: string): Locator =>
  page.getByRole("figure", { name: title, exact: true });

/** The table behind a chart, the first of the page unless one is named, row by row, all of them. */
export async function tableOf(page: Page, title?: string): Promise<string[][]> {
  const figure =
    title === undefined
      ? page.getByRole("figure").first()
      : figureOf(page, title);
  await figure
    .getByRole("button", { name: t("chart.actions.table") })
    .first()
    .click();
  const rows = figure.locator("table tbody tr");
  await expect(rows.first()).toBeVisible();
  const more = figure.getByRole("button", {
    name: t("common.actions.loadMore"),
  });
  while (await more.isVisible()) await more.press("Enter");
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    ),
  );
}
