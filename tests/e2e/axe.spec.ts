import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type } from "./steps/forms";
import { bellButton, speak } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { walk } from "./steps/walk";

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

/** One document to look into, and of what it says only what is wrong. */
async function lookAt(page: Page): Promise<AxeBuilder> {
  // The arrows in its field scroll what can be chosen.
  const choosing = (await page.getByRole("listbox").count()) > 0;
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    rules: { "scrollable-region-focusable": { enabled: !choosing } },
  });
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
  const light = await findings((await lookAt(page)).withTags(standards));
  expect.soft(light, `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute(
    "data-mantine-color-scheme",
    "dark",
  );
  await settled(page);
  const dark = await findings((await lookAt(page)).withRules(colours));
  expect.soft(dark, `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Light or dark as the machine wishes. */
const followMachine = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem("mantine-color-scheme-value", "auto"),
  );

type Screens = Record<string, (page: Page) => Promise<unknown>>;

/** Goes to another page within the app; to another state of the same page by loading it. */
async function visit(page: Page, address: string): Promise<void> {
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

const first = async (page: Page, list: string): Promise<void> => {
  await visit(page, list);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};

/** The routes of the facility with what opens on them, each as a way to get there. */
const facility: Screens = {
  "the sectors": (page) => visit(page, "/SectorListView"),
  "a sector": (page) => visit(page, "/SectorManagementView?sectorId=sahel"),
  "a sector's team": (page) =>
    visit(page, "/SectorManagementView?sectorId=sahel&tab=team"),
  "a new sector": (page) => visit(page, "/SectorManagementView?mode=create"),
  "the enclosures": (page) => visit(page, "/EnclosureListView?sectorId=sahel"),
  "a new enclosure, sent empty": async (page) => {
    await visit(page, "/EnclosureManagementView?mode=create");
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
  "the animals": (page) => visit(page, "/specieAnimalsListView?sectorId=sahel"),
  "a new animal": (page) => visit(page, "/AnimalManagementView?mode=create"),
  "an animal": async (page) => {
    await first(page, "/specieAnimalsListView?sectorId=sahel");
    await page.waitForURL(/animalId=/);
  },
};

/** The routes of the work with what opens on them. */
const work: Screens = {
  "the dashboard": (page) => visit(page, "/Dashboard"),
  "the open bell": async (page) => {
    await bellButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the tasks": (page) => visit(page, "/TaskManagementView?late=1"),
  "a task in its drawer": async (page) => {
    await first(page, "/TaskManagementView?late=1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the automations": (page) =>
    visit(page, "/TaskManagementView?tab=automations"),
  "planning, with its calendar": async (page) => {
    await visit(page, "/TaskManagementView?mode=create&sectorId=sahel");
    await type(page, t("tasks.fields.title"), "Axe");
    await page.getByRole("button", { name: t("tasks.wizard.more") }).click();
    await page
      .getByRole("button", { name: t("tasks.fields.dueAt"), exact: true })
      .click();
    await expect(
      page.getByRole("button", { name: t("common.dates.confirm") }),
    ).toBeVisible();
  },
  "planning, with where it may be": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByLabel(t("tasks.fields.where")).first().fill("a");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "planning what comes back": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByText(t("tasks.options.otherRecurrence")).click();
    await page
      .getByRole("combobox", { name: t("tasks.fields.recurrence") })
      .click();
    await page
      .getByRole("option", { name: t("tasks.options.recurrence.YEARLY") })
      .click();
  },
  "the settings": async (page) => {
    await visit(page, "/userSettings");
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
