import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { long } from "./steps/long";
import { aPerson, aPlace, aTask } from "./steps/place";
import { enter } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import type { Language } from "./steps/texts";
import { texts } from "./steps/texts";

/** Windows that give a list each width from a tablet's to a large screen's, with its menu and without. */
const windows = [640, 700, 820, 899, 960, 1024, 1120, 1280, 1440, 1680];
const languages: readonly Language[] = ["fr", "de"];

/** In the soak every list at every width in both; else each list at every width, by turns in one and the other. */
const isLong = process.env["SOAK"] === "1";
const widthsOf = (list: number, language: Language) =>
  windows.filter(
    (_, index) =>
      isLong ||
      (list + index) % languages.length === languages.indexOf(language),
  );

const lists = [
  ["/TaskManagementView", "tasks.title"],
  ["/TaskManagementView?status=DONE&group=day", "tasks.title"],
  ["/TaskManagementView?tab=automations", "tasks.tabs.automations"],
  ["/specieAnimalsListView", "animals.title"],
  ["/EnclosureListView", "enclosures.title"],
  ["/SectorListView?all=1", "sectors.title"],
] as const;

/** Of a table: how wide it is, and what is cut in it that never may be: times, states, numbers, buttons. */
const measured = (page: Page, name: string) =>
  page.getByRole("table", { name }).evaluate((table) => {
    const cutIn = (cell: Element) => {
      const { right, width } = cell.getBoundingClientRect();
      return [
        ...cell.querySelectorAll("[data-fit], button, .mantine-Badge-label"),
      ]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return (
            width > 0 &&
            (box.right > right + 1 || part.scrollWidth > part.clientWidth + 1)
          );
        })
        .map((part) => part.textContent);
    };
    return {
      width: table.getBoundingClientRect().width,
      overflows: table.scrollWidth > table.clientWidth + 1,
      cut: [
        ...table.querySelectorAll("[role=cell], [role=columnheader]"),
      ].flatMap(cutIn),
    };
  });

for (const language of languages)
  test(
    `no time, state or button is cut at any width, in ${language}`,
    long(language === "fr"),
    async ({ person }) => {
      test.setTimeout(240_000);
      const t = texts(language);
      const page = await person("admin", { language });
      for (const [list, [path, name]] of lists.entries()) {
        await page.goto(path);
        const table = page.getByRole("table", { name: t(name) });
        await expect(table).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        for (const width of widthsOf(list, language)) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => measured(page, t(name)), {
              message: `${path} at ${String(width)}`,
            })
            .toMatchObject({ overflows: false, cut: [] });
        }
      }
    },
  );

test(
  "on a telephone titles take two lines, and the bar of a selection one of 56 px",
  { tag: "@long" },
  async ({ person }) => {
    const t = texts("fr");
    const viewport = { width: 360, height: 740 };
    const page = await person("admin", { viewport, at: "/TaskManagementView" });
    const boxes = page.getByRole("checkbox", { name: /^Sélectionner/ });
    await boxes.first().check();
    await boxes.nth(1).check();
    const bar = page.getByRole("region", {
      name: t("tasks.bulk.selected", { count: 2 }),
    });
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(56);
    expect(box?.width).toBeLessThanOrEqual(360);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(wide).toBe(360);
  },
);

/** An establishment's administrator before its tasks: one in each of two sectors, so that each has one sheet of paper. */
async function twoSectors(page: Page): Promise<void> {
  const place = await aPlace();
  const other = { ...place, sectorId: `${place.sectorId}-other` };
  const { zooId, sectorId } = other;
  const stamp = { createdAt: new Date(), createdBy: "founder" };
  const names = { sectorName: "Marais", label: "Marais", value: sectorId };
  await writeDocuments([
    demoDocument("sectors", sectorId, { zooId, ...names }, stamp),
  ]);
  for (const one of [place, other]) await aTask(one, { dueInMs: 0 });
  const { mail, password } = await aPerson(place, { right: "admin" });
  await enter(page, mail, { password, at: "/TaskManagementView" });
}

test(
  "the sheets of a day are printed alone, each sector's on paper of its own",
  { tag: "@long" },
  async ({ page }) => {
    const t = texts("fr");
    await twoSectors(page);
    await page.getByRole("link", { name: t("tasks.actions.sheet") }).click();
    const sheets = page
      .getByRole("region")
      .filter({ has: page.locator("table") });
    await expect(sheets.nth(1)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(
      page.getByRole("button", { name: t("sheets.print") }),
    ).toBeHidden();
    await expect(sheets.first()).toHaveCSS("color", "rgb(0, 0, 0)");
    expect(await sheets.first().boundingBox()).toMatchObject({ x: 0, y: 0 });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString(
      "latin1",
    );
    const papers = pdf.match(/\/MediaBox \[0 0 594\.9\d* 841\.9\d*\]/g) ?? [];
    // A4 without its margins of 12 mm, at 96 px an inch.
    await page.setViewportSize({ width: 703, height: 1031 });
    const needed = await sheets.evaluateAll((all) =>
      all.map(({ clientHeight }) => Math.ceil(clientHeight / 1031)),
    );
    const least = needed.reduce((sum, pages) => sum + pages, 0);
    // A line that would be cut goes on to the next paper: of long sheets alone.
    const long = needed.filter((pages) => pages > 1).length;
    expect(papers.length).toBeGreaterThanOrEqual(least);
    expect(papers.length).toBeLessThanOrEqual(least + long);
  },
);

/** A list, a column only wide screens have room for, and one that stays. */
const columns = [
  ["/specieAnimalsListView", "animals.fields.sectorId", "animals.fields.age"],
  [
    "/EnclosureListView",
    "enclosures.fields.indoorArea",
    "enclosures.fields.linkedSectorId",
  ],
] as const;

for (const [path, first, last] of columns)
  test(`${path} loses columns before anything in it breaks`, async ({
    person,
  }) => {
    const t = texts("fr");
    const page = await person("admin", { at: path });
    const head = (name: typeof first | typeof last) =>
      page.getByRole("columnheader", { name: t(name), exact: true });
    await page.setViewportSize({ width: 1680, height: 900 });
    await expect(head(first)).toBeVisible();
    await expect(head(last)).toBeVisible();
    await page.setViewportSize({ width: 960, height: 900 });
    await expect(head(first)).toBeHidden();
    await expect(head(last)).toBeVisible();
  });

test(
  "a busy button keeps its colour in the dark",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin", {
      at: "/SectorManagementView?mode=create",
    });
    const button = page.getByRole("button", {
      name: texts("fr")("common.actions.create"),
    });
    const veil = await button.evaluate((element) => {
      document.documentElement.dataset["mantineColorScheme"] = "dark";
      element.dataset["loading"] = "true";
      return getComputedStyle(element, "::before").backgroundColor;
    });
    expect(veil).toBe("rgba(0, 0, 0, 0)");
  },
);

test(
  "what saves a long form ends where the window does, and nothing shows through below it",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin", {
      viewport: { width: 360, height: 740 },
      at: "/AnimalManagementView?mode=create",
    });
    const button = page.getByRole("button", {
      name: texts("fr")("common.actions.create"),
    });
    await expect(button).toBeInViewport({ ratio: 1 });
    const behind = await page.evaluate(() => {
      const below = document.elementFromPoint(
        window.innerWidth / 2,
        window.innerHeight - 2,
      );
      return below === null ? null : getComputedStyle(below).position;
    });
    expect(behind).toBe("sticky");
  },
);
