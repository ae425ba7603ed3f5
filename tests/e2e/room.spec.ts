import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

test(
  "what is too long under a name ends with an ellipsis",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin", {
      viewport: { width: 700, height: 900 },
    });
    await page.goto("/specieAnimalsListView");
    const table = page.getByRole("table", { name: t("animals.title") });
    await expect(table).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const cut = await table
      .locator("[role=cell] > span span")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => getComputedStyle(part))
          // What is only spoken is out of the flow.
          .filter(({ position }) => position === "static")
          .filter(({ overflowX }) => overflowX !== "visible")
          .map(({ display, textOverflow }) => `${display} ${textOverflow}`),
      );
    expect(new Set(cut)).toEqual(new Set(["block ellipsis"]));
  },
);

test(
  "a sector's page says its work once, in the rail, and of its enclosures the first, with the way to all",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin");
    await page.goto("/SectorManagementView?sectorId=savane");
    const rail = page.getByRole("complementary", {
      name: t("common.fields.rail"),
    });
    await expect(
      rail.getByRole("heading", { name: t("tasks.rail.next") }),
    ).toBeVisible();
    await expect(
      page.getByRole("heading", { name: t("sectors.tabs.enclosures") }),
    ).toBeVisible();
    await expect(
      page.getByRole("link", { name: t("sectors.actions.allEnclosures") }),
    ).toHaveAttribute("href", /tab=enclosures/);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const toTasks = "main a[href^='/TaskManagementView?sectorId']";
    expect(await page.locator(toTasks).count()).toBeGreaterThan(0);
    // The sector's menu leads there, and nothing else of the record.
    await expect(page.locator(`${toTasks}:not(aside a, nav a)`)).toHaveCount(0);
  },
);
