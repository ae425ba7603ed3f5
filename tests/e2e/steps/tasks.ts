import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { choose, chooseMoment, follow, parisWall, press, type } from "./forms";
import type { Language } from "./texts";
import { texts } from "./texts";

interface DailyWish {
  title: string;
  animal: string;
  /** The first run; the next ones are at the same time of day. */
  runsAt: Date;
  dueInMinutes: number;
}

/** From the list of tasks: plans a task about an animal that comes back every day. */
export async function planDaily(
  page: Page,
  language: Language,
  { title, animal, runsAt, dueInMinutes }: DailyWish,
): Promise<void> {
  const t = texts(language);
  await page.goto("/TaskManagementView");
  await follow(page, t("tasks.actions.plan"));
  await type(page, t("tasks.fields.title"), title);
  await choose(page, t("tasks.fields.where"), animal);
  await page
    .getByText(t("tasks.options.recurrence.DAILY"), { exact: true })
    .click();
  await page.getByLabel(t("tasks.fields.time")).fill(parisWall(runsAt).time);
  await choose(
    page,
    t("tasks.fields.dueUnit"),
    t("tasks.options.dueUnit.minutes"),
  );
  await page
    .getByLabel(t("tasks.fields.dueAfter"), { exact: true })
    .fill(String(dueInMinutes));
  await press(page, t("tasks.wizard.more"));
  await chooseMoment(page, language, t("tasks.fields.scheduledFor"), runsAt);
  await press(page, t("tasks.wizard.finish"));
  await expect(rowOf(page, title)).toBeVisible();
}

/** The row of a list that names this record. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ hasText: name });

/** The button that does something to the task of this title, wherever it is shown. */
export const actionButton = (
  scope: Page | Locator,
  language: Language,
  action: "take" | "start" | "close",
  title: string,
): Locator =>
  scope.getByRole("button", {
    name: texts(language)("common.messages.actionOn", {
      action: texts(language)(`tasks.actions.${action}`),
      name: title,
    }),
    exact: true,
  });
