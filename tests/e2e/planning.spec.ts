import type { Page } from "@playwright/test";
import { long } from "./steps/long";
import { follow, press } from "./steps/forms";
import { hire } from "./steps/people";
import { enter } from "./steps/session";
import { isStored } from "./steps/suite";
import { rowOf } from "./steps/tasks";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const list = "/TaskManagementView";

/** Counts what a hand does with a pointer on every page from here on; typing is not counted. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset["presses"] = "0";
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (!isTrusted) return;
        const { presses } = document.body.dataset;
        document.body.dataset["presses"] = String(Number(presses) + 1);
      },
      true,
    );
  });
  return async () =>
    Number(await page.locator("body").getAttribute("data-presses"));
}

const chip = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).click();

/** Types into the field that has the focus, then goes on to the next. */
async function typeHere(page: Page, label: string, text: string) {
  const field = page.getByLabel(label).first();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

/** The enclosure or animal of this name, from where one typed the title. */
async function where(page: Page, name: string) {
  await page.keyboard.press("Tab");
  await typeHere(page, t("tasks.fields.where"), name);
  await page.getByRole("option").first().click();
  await expect(page.getByRole("listbox")).toBeHidden();
}

const widths = [1440, 360];

for (const width of widths)
  test(
    `planning takes at most four clicks beside typing at ${width} px`,
    long(width === 1440),
    async ({ person }) => {
      const viewport = { width, height: 800 };
      const page = await person("manager", { viewport, at: list });
      const title = `Quatre touches ${width} ${Date.now().toString(36)}`;
      const presses = await counting(page);
      await follow(page, t("tasks.actions.plan"));
      await typeHere(page, t("tasks.fields.title"), title);
      await where(page, "a");
      await chip(page, "Aujourd’hui");
      await press(page, t("tasks.wizard.finish"));
      expect(await presses()).toBeLessThanOrEqual(4);
      // Late in the day it stands below what the screen holds.
      await page
        .getByRole("searchbox", { name: t("tasks.list.search") })
        .fill(title);
      await expect(rowOf(page, title)).toBeVisible();
      await expect.poll(() => isStored("tasks", title)).toBe(true);
    },
  );

for (const width of widths)
  test(
    `every Monday and Thursday at 08:00 takes at most six clicks at ${width} px`,
    long(width === 360),
    async ({ person }) => {
      const viewport = { width, height: 800 };
      const page = await person("manager", { viewport, at: list });
      const title = `Six touches ${width} ${Date.now().toString(36)}`;
      const presses = await counting(page);
      await follow(page, t("tasks.actions.plan"));
      await typeHere(page, t("tasks.fields.title"), title);
      await where(page, "a");
      await chip(page, t("tasks.options.recurrence.WEEKLY"));
      await chip(page, "lundi");
      await chip(page, "jeudi");
      await expect(
        page.getByText("Chaque semaine : lundi et jeudi, à 08:00"),
      ).toBeVisible();
      await press(page, t("tasks.wizard.finish"));
      await expect(rowOf(page, title)).toBeVisible();
      expect(await presses()).toBeLessThanOrEqual(6);
      await expect.poll(() => isStored("taskTemplates", title)).toBe(true);
    },
  );

test("a keeper's phone: today, their sector, two touches and back, each as high as a finger", async ({
  page,
}) => {
  const uid = `plan-${Date.now().toString(36)}`;
  const title = `Deux touches ${uid}`;
  await hire({
    id: uid,
    zooId: "sentinelle",
    firstName: "Ana",
    lastName: "Planifie",
    sectorRoles: { keeper: ["littoral"] },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, uid);
  const add = page.getByRole("link", { name: t("tasks.actions.addTask") });
  await expect(add).toBeVisible();
  const presses = await counting(page);
  await add.click();
  await typeHere(page, t("tasks.fields.title"), title);
  await expect(page.getByRole("radio", { name: "Aujourd’hui" })).toBeChecked();
  const parts = ["Input-wrapper", "Chip-label", "Button-root"];
  const touched = parts.map((part) => `form .mantine-${part}`).join(", ");
  const heights = await page
    .locator(touched)
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(heights.length).toBeGreaterThanOrEqual(8);
  const low = heights.filter((height) => height < 44);
  expect(low).toEqual([]);
  await press(page, t("tasks.wizard.finish"));
  await page.waitForURL(/\/Dashboard/);
  await expect(page.getByRole("main")).toContainText(title);
  expect(await presses()).toBe(2);
});
