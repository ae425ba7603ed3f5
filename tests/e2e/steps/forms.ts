import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Language } from "./texts";
import { texts } from "./texts";

type Scope = Page | Locator;

/** Types into a field that offers choices and takes the one of this name. */
export async function choose(
  page: Page,
  label: string,
  option: string,
): Promise<void> {
  const field = page.getByRole("combobox", { name: label, exact: true });
  await field.click();
  if (await field.isEditable()) await field.fill(option);
  const choice = page.getByRole("option", { name: option });
  await choice.first().click();
  const list = page.getByRole("listbox", { name: label, exact: true });
  if (await list.isVisible()) await field.press("Escape");
  await expect(list).toBeHidden();
}

/** Types into a field by its label. */
export const type = (scope: Scope, label: string, text: string) =>
  scope.getByRole("textbox", { name: label, exact: true }).fill(text);

/** Presses the button of this name. */
export const press = (scope: Scope, name: string) =>
  scope.getByRole("button", { name, exact: true }).click();

/** Follows the link of this name. */
export const follow = (scope: Scope, name: string) =>
  scope.getByRole("link", { name, exact: true }).first().click();

/** The name the calendar gives a day (YYYY-MM-DD). */
function dayLabel(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  const month = new Intl.DateTimeFormat(language, {
    month: "long",
    timeZone: "UTC",
  }).format(date);
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** Chooses day and time in the calendar of a field, as the clocks of Paris show them. */
export async function chooseMoment(
  page: Page,
  language: Language,
  label: string,
  moment: Date,
): Promise<void> {
  const t = texts(language);
  const wall = parisWall(moment);
  await press(page, label);
  const calendar = page.getByRole("dialog");
  const day = calendar.getByRole("button", {
    name: dayLabel(wall.day, language),
    exact: true,
  });
  const next = calendar.getByRole("button", {
    name: t("common.dates.nextMonth"),
  });
  await expect(next).toBeVisible();
  // The days come a moment after the frame; where this one does not, it lies in the next month.
  await day.waitFor({ timeout: 5_000 }).catch(() => next.click());
  await day.click();
  const number = (name: string) => calendar.getByRole("spinbutton", { name });
  await number(t("common.dates.hours")).fill(wall.time.slice(0, 2));
  await number(t("common.dates.minutes")).fill(wall.time.slice(3, 5));
  await press(calendar, t("common.dates.confirm"));
  await expect(calendar).toBeHidden();
}

/** What calendar and clock show in Paris: YYYY-MM-DD and HH:MM. */
export function parisWall(moment: Date): { day: string; time: string } {
  const text = moment.toLocaleString("sv-SE", { timeZone: "Europe/Paris" });
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
