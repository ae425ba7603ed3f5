import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { features } from "../../src/app/features";
import type { PageKey } from "../../src/domain/pages";
import { pageAt } from "../../src/domain/pages";
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
    rules: {
      // Beside the standards: what is said holds what is seen, and every column says what it is.
      "label-content-name-mismatch": { enabled: true },
      "empty-table-header": { enabled: true },
      "scrollable-region-focusable": { enabled: !choosing },
    },
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

/** Looks at the page as it is, in light and, where `dark` says so, once more in dark. */
async function look(page: Page, name: string, dark = true): Promise<void> {
  await settled(page);
  const light = await findings((await lookAt(page)).withTags(standards));
  expect.soft(light, `${name}, light`).toEqual([]);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute(
    "data-mantine-color-scheme",
    "dark",
  );
  await settled(page);
  const inDark = await findings((await lookAt(page)).withRules(colours));
  expect.soft(inDark, `${name}, dark`).toEqual([]);
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

/** Opens what stands under "⋯". */
async function openMore(within: Page | Locator): Promise<void> {
  await within
    .getByRole("button", { name: new RegExp(`^${t("common.actions.more")}:`) })
    .first()
    .click();
  const page = "goto" in within ? within : within.page();
  await expect(page.getByRole("menu")).toBeVisible();
}

const showTab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true }).click();

const first = async (page: Page, list: string): Promise<void> => {
  await visit(page, list);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};

/** The routes of the facility with what opens on them, each as a way to get there. */
const facility: Screens = {
  "the sectors": (page) => visit(page, "/SectorListView"),
  "a sector": (page) => visit(page, "/SectorManagementView?sectorId=sahel"),
  "a sector's menu": (page) => openMore(page),
  "the question before a removal": async (page) => {
    await page
      .getByRole("menuitem", { name: t("sectors.actions.remove") })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a sector's team": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/SectorManagementView?sectorId=sahel&tab=team");
  },
  "a sector's team, changed": (page) =>
    visit(page, "/SectorManagementView?sectorId=sahel&tab=team&tool=team"),
  "the removed sectors": (page) => visit(page, "/SectorListView?removed=1"),
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
  "an enclosure's zones": (page) => showTab(page, t("enclosures.tabs.zones")),
  "an enclosure's animals": (page) =>
    showTab(page, t("enclosures.tabs.animals")),
  "what is noted of an enclosure": (page) =>
    page
      .getByRole("link", { name: t("enclosures.actions.note"), exact: true })
      .click(),
  "the animals": (page) => visit(page, "/specieAnimalsListView?sectorId=sahel"),
  "a new animal": (page) => visit(page, "/AnimalManagementView?mode=create"),
  "an animal": async (page) => {
    await first(page, "/specieAnimalsListView?sectorId=sahel");
    await page.waitForURL(/animalId=/);
  },
  "an animal that is moved": (page) =>
    page
      .getByRole("link", { name: t("animals.actions.move"), exact: true })
      .click(),
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
  "a task's menu": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await openMore(page.getByRole("table"));
  },
  "the search": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("searchbox", { name: t("search.title") });
    await search.fill("suricate");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "the automations": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await visit(page, "/TaskManagementView?tab=automations");
  },
  "an automation in its drawer": async (page) => {
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "what an automation has done": (page) =>
    showTab(page, t("tasks.automations.tabs.history")),
  "planning, with its calendar": async (page) => {
    await page.keyboard.press("Escape");
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

const groups = { facility, work };

/** The pages that each group looks at. */
const pagesOf: Record<keyof typeof groups, readonly PageKey[]> = {
  facility: [
    "sectorList",
    "sector",
    "enclosureList",
    "enclosure",
    "animalList",
    "animal",
  ],
  work: ["dashboard", "taskList"],
};

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Who looks at what, and how wide: on a telephone the keeper's work, and all that is made and changed. */
const rounds = [
  { group: "facility", account: "admin", viewport: wide, dark: true },
  { group: "facility", account: "admin", viewport: phone, dark: false },
  { group: "work", account: "admin", viewport: wide, dark: true },
  { group: "work", account: "keeper", viewport: phone, dark: true },
] as const;

test("every page that is built is looked at", () => {
  const built = features.flatMap(({ pages }) => Object.keys(pages));
  expect(Object.values(pagesOf).flat().sort()).toEqual(built.sort());
});

for (const { group, account, viewport, dark } of rounds)
  test(`axe finds nothing on the pages of the ${group} at ${viewport.width} px, as ${account}`, async ({
    person,
  }) => {
    test.setTimeout(480_000);
    const page = await person(account, { viewport });
    await followMachine(page);
    await page.reload();
    const seen = new Set<string | null>();
    for (const [screen, open] of Object.entries<Screens[string]>(groups[group]))
      await test.step(screen, async () => {
        await open(page);
        await look(page, screen, dark);
        seen.add(pageAt(new URL(page.url()).pathname));
      });
    expect(pagesOf[group].filter((key) => !seen.has(key))).toEqual([]);
  });
