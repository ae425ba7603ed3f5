import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type } from "./steps/forms";
import { bellButton, speak } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What can differ between light and dark: everything else was looked at already. */
const colours = ["color-contrast", "link-in-text-block"];

/** Waits until the page has its data and nothing moves. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map(({ finished }) => finished),
    ),
  );
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} ${failureSummary ?? ""}`.slice(0, 400),
    ),
  );
}

/** Looks at the page as it is, in light and in dark. */
async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  const light = await findings(new AxeBuilder({ page }).withTags(standards));
  expect.soft(light, `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute(
    "data-mantine-color-scheme",
    "dark",
  );
  await settled(page);
  const dark = await findings(new AxeBuilder({ page }).withRules(colours));
  expect.soft(dark, `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Light or dark as the machine wishes. */
const followMachine = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem("mantine-color-scheme-value", "auto"),
  );

const next = (page: Page) =>
  page
    .getByRole("button", { name: t("common.actions.next"), exact: true })
    .click();

type Screens = Record<string, (page: Page) => Promise<unknown>>;

const first = async (page: Page, list: string): Promise<void> => {
  await page.goto(list);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};

/** The routes of the facility with what opens on them, each as a way to get there. */
const facility: Screens = {
  "the sectors": (page) => page.goto("/SectorListView"),
  "a sector": (page) => page.goto("/SectorManagementView?sectorId=sahel"),
  "a sector's team": (page) =>
    page.goto("/SectorManagementView?sectorId=sahel&tab=team"),
  "a new sector": (page) => page.goto("/SectorManagementView?mode=create"),
  "the enclosures": (page) => page.goto("/EnclosureListView?sectorId=sahel"),
  "a new enclosure, sent empty": async (page) => {
    await page.goto("/EnclosureManagementView?mode=create");
    await page
      .getByRole("button", { name: t("enclosures.actions.addZone") })
      .click();
    await page
      .getByRole("button", { name: t("common.actions.create") })
      .click();
  },
  "an enclosure": async (page) => {
    await first(page, "/EnclosureListView?sectorId=sahel");
    await page.waitForURL(/enclosureId=/);
  },
  "the animals": (page) => page.goto("/specieAnimalsListView?sectorId=sahel"),
  "a new animal": (page) => page.goto("/AnimalManagementView?mode=create"),
  "an animal": async (page) => {
    await first(page, "/specieAnimalsListView?sectorId=sahel");
    await page.waitForURL(/animalId=/);
  },
};

/** The routes of the work with what opens on them. */
const work: Screens = {
  "the dashboard": (page) => page.goto("/Dashboard"),
  "the open bell": async (page) => {
    await bellButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the tasks": (page) => page.goto("/TaskManagementView?late=1"),
  "a task in its drawer": async (page) => {
    await first(page, "/TaskManagementView?late=1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the automations": (page) => page.goto("/TaskManagementView?tab=automations"),
  "the wizard with its calendar": async (page) => {
    await page.goto("/TaskManagementView?mode=create&sectorId=sahel");
    await type(page, t("tasks.fields.title"), "Axe");
    await next(page);
    await next(page);
    await page
      .getByRole("button", { name: t("tasks.fields.dueAt"), exact: true })
      .click();
    await expect(
      page.getByRole("button", { name: t("common.dates.confirm") }),
    ).toBeVisible();
  },
  "the wizard at its recurrence": async (page) => {
    await page.keyboard.press("Escape");
    await next(page);
    await page
      .getByRole("combobox", { name: t("tasks.fields.recurrence") })
      .click();
    await page
      .getByRole("option", { name: t("tasks.options.recurrence.YEARLY") })
      .click();
  },
  "the settings": async (page) => {
    await page.goto("/userSettings");
    await page
      .getByRole("button", { name: t("shell.actions.settings") })
      .click();
    await expect(
      page.getByRole("dialog", { name: t("shell.actions.settings") }),
    ).toBeVisible();
  },
};

test("axe finds nothing on the sign-in page", async ({ page }) => {
  await speak(page, "fr");
  await followMachine(page);
  await page.goto("/login");
  await look(page, "at first");
  await page.getByRole("button", { name: t("login.actions.signIn") }).click();
  await expect(page.getByLabel(t("login.fields.mail"))).toBeFocused();
  await look(page, "sent empty");
});

for (const [name, screens] of Object.entries({ facility, work }))
  test(`axe finds nothing on the pages of the ${name}`, async ({ person }) => {
    test.slow();
    const page = await person("admin");
    await followMachine(page);
    await page.reload();
    for (const [screen, open] of Object.entries(screens))
      await test.step(screen, async () => {
        await open(page);
        await look(page, screen);
      });
  });
