import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { features } from "../../src/app/features";
import { pageAt } from "../../src/domain/pages";
import { foundIn } from "../setup/found-in";
import { speak } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import type { Round, Shown } from "./steps/ways";

const t = texts("fr");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What can differ between light and dark: everything else was looked at already. */
const colours = ["color-contrast", "link-in-text-block"];

/** Waits until nothing moves. */
const still = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map(({ finished }) => finished),
    ),
  );

/** Waits until the page has its data and nothing moves. Found by its element: a role is looked for in all there is. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await still(page);
}

type Scheme = "light" | "dark";

const shownIn = (page: Page): Promise<Scheme> =>
  page.evaluate(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );

/** Turns a page that is settled light or dark. */
async function turn(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page
    .locator(`html[data-mantine-color-scheme=${scheme}]`)
    .waitFor({ state: "attached" });
  await still(page);
}

/** What stands around every page: looked at with the first of them. */
const around = [
  "header:has([data-testid=task-bell])",
  "aside:has(nav)",
  "footer",
];

/** What lies over a page, and what has opened it. */
const over = [
  "[data-portal]:has([role=dialog], [role=menu], [role=listbox])",
  "[aria-expanded=true]",
];

/** What is new in a picture: all of it, the page without what stands around each, or what lies over a page seen before. */
type Part = "all" | "page" | "over";

async function narrow(axe: AxeBuilder, page: Page, part: Part): Promise<void> {
  if (part === "all") return;
  const found = await Promise.all(over.map((one) => page.locator(one).count()));
  const isCovered = part === "over" && (found[0] ?? 0) > 0;
  for (const one of isCovered ? over : around) {
    if (!isCovered) axe.exclude(one);
    else if (found[over.indexOf(one)] !== 0) axe.include(one);
  }
}

/** One document to look into, and of what it says only what is wrong. */
async function lookAt(page: Page, part: Part): Promise<AxeBuilder> {
  // The arrows in its field scroll what can be chosen.
  const choosing = (await page.locator("[role=listbox]").count()) > 0;
  // What looks is as large as the app: into a document it was in already it is not brought once more.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
  await narrow(axe, page, part);
  return axe.setLegacyMode().options({
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

/**
 * Looks at the page as it is, in light and, where `dark` says so, in dark: first in what it is shown in, as every turn
 * draws the whole page anew.
 */
async function look(
  page: Page,
  name: string,
  { dark = true, part = "all" }: { dark?: boolean; part?: Part } = {},
): Promise<void> {
  await settled(page);
  const begins = dark ? await shownIn(page) : "light";
  const ends: Scheme = begins === "light" ? "dark" : "light";
  for (const scheme of dark ? [begins, ends] : [begins]) {
    if (scheme !== begins) await turn(page, scheme);
    const find = async () => {
      const axe = await lookAt(page, part);
      return findings(
        scheme === "light" ? axe.withTags(standards) : axe.withRules(colours),
      );
    };
    let found = await find();
    // What was on its way while one looked is over at the second look; what is wrong stays.
    if (found.length > 0) {
      await settled(page);
      found = await find();
    }
    expect.soft(found, `${name}, ${scheme}`).toEqual([]);
  }
}

/** Light or dark as the machine wishes. */
const followMachine = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem("mantine-color-scheme-value", "auto"),
  );

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

test("axe finds nothing on the sign-in page", async ({ page }) => {
  await speak(page, "fr");
  await followMachine(page);
  await page.goto("/login");
  await look(page, "at first");
  await page.getByRole("button", { name: t("login.actions.signIn") }).click();
  await expect(page.getByLabel(t("login.fields.mail"))).toBeFocused();
  await look(page, "sent empty");
});

for (const path of ["/Register", "/export"])
  for (const viewport of [wide, phone])
    test(`axe finds nothing on ${path} at ${viewport.width} px`, async ({
      visitor,
    }) => {
      const page = await visitor({ viewport });
      await speak(page, "fr");
      await followMachine(page);
      await page.goto(path);
      await look(page, path);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("login.actions.signIn") })
        .click();
      await expect(page.getByLabel(t("login.fields.mail"))).toBeVisible();
    });

/** Each `screens/<things>.ts` says what it has looked at. */
const files = await foundIn<{ shown: Shown[] }>(
  new URL("./screens/", import.meta.url),
);
const everything = files.flatMap(({ shown }) => shown);
const partsOf = (round: Round) =>
  everything.filter((one) => one.round === round);

/** The soak looks at every tab and dialog too, in dark as well, and at a desk's pages on a telephone. */
const isLong = process.env["SOAK"] === "1";

const deskOnPhone = [
  { round: "facility", account: "admin", viewport: phone, dark: false },
  { round: "people", account: "admin", viewport: phone, dark: false },
  { round: "campaigns", account: "admin", viewport: phone, dark: false },
] as const;

/** Who looks at what, and how wide: every page at a desk, the keeper's work on a telephone. */
const rounds = [
  { round: "facility", account: "admin", viewport: wide, dark: true },
  { round: "people", account: "admin", viewport: wide, dark: true },
  { round: "provider", account: "superadmin", viewport: wide, dark: true },
  { round: "ethograms", account: "superadmin", viewport: wide, dark: true },
  { round: "campaigns", account: "admin", viewport: wide, dark: true },
  { round: "work", account: "admin", viewport: wide, dark: true },
  { round: "results", account: "admin", viewport: wide, dark: true },
  { round: "day", account: "keeper", viewport: phone, dark: true },
  ...(isLong ? deskOnPhone : []),
] as const;

test("every page that is built is looked at", () => {
  const built = features.flatMap(({ pages }) => Object.keys(pages));
  const looked = new Set<string>(everything.flatMap(({ pages }) => pages));
  expect([...looked].sort()).toEqual(built.sort());
});

for (const { round, account, viewport, dark } of rounds)
  test(`axe finds nothing on the pages of the ${round} at ${viewport.width} px, as ${account}`, async ({
    person,
  }) => {
    test.setTimeout(480_000);
    const page = await person(account, { viewport });
    await followMachine(page);
    await page.reload();
    const seen = new Set<string | null>();
    const parts = partsOf(round);
    const ways = parts.flatMap(({ screens }) => Object.entries(screens));
    for (const [screen, open] of ways.filter(
      ([, { isOver }]) => isLong || isOver !== true,
    ))
      await test.step(screen, async () => {
        await open(page);
        const key = pageAt(new URL(page.url()).pathname);
        const known = seen.has(key) ? "over" : "page";
        const part = seen.size === 0 ? "all" : known;
        seen.add(key);
        if (isLong || part !== "over")
          await look(page, screen, {
            dark: dark && (isLong || part === "all"),
            part,
          });
      });
    const missed = parts
      .flatMap(({ pages }) => pages)
      .filter((key) => !seen.has(key));
    expect(missed).toEqual([]);
  });
