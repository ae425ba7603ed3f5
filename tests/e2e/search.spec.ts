import type { Page } from "@playwright/test";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const field = (page: Page) =>
  page.getByRole("searchbox", { name: t("search.title") });
const inList = (page: Page) =>
  page.getByRole("searchbox", { name: t("animals.actions.search") });

test(
  "at any width the search is at hand, and suggests while typing",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper", {
      viewport: { width: 360, height: 740 },
    });
    for (const width of [360, 820, 1024, 1440])
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page
          .getByRole("button", { name: t("shell.actions.search"), exact: true })
          .click();
        await expect(field(page)).toBeFocused();
        await field(page).fill("a");
        await expect(page.getByRole("option").first()).toBeVisible();
        await field(page).fill("xyzzy");
        await expect(page.getByText(t("search.states.none"))).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(field(page)).toBeHidden();
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(wide).toBe(width);
      });
  },
);

test("what was searched for survives back and reload, and is never in the address", async ({
  person,
}) => {
  const page = await person("keeper");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await field(page).fill("a");
  await page
    .getByRole("group", { name: t("animals.title"), exact: true })
    .getByRole("option", { name: /Afficher les/ })
    .click();
  await expect(page).toHaveURL(/specieAnimalsListView$/);
  await inList(page).fill("an");
  const row = page.getByRole("row").nth(1);
  await expect(row).toBeVisible();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/AnimalManagementView/);
  await page.goBack();
  await expect(inList(page)).toHaveValue("an");
  await page.reload();
  await expect(inList(page)).toHaveValue("an");
  await expect(page).toHaveURL(/specieAnimalsListView$/);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("a");
});
