import type { Page } from "@playwright/test";
import { railEvents } from "../../src/domain/event/event-queries";
import { bulkDocuments, keeperSector, quietSector } from "./steps/bulk";
import { ownId } from "./steps/own-id";
import { hire } from "./steps/people";
import { difference, settledReads, sum } from "./steps/reads";
import { bellButton, enter, signIn } from "./steps/session";
import { loadDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

// What is fetched ahead is read, too.
test.use({ fetchesAhead: true });

const t = texts("fr");

const zooId = ownId("bulk");
const keeperId = `${zooId}-keeper`;
const managerId = `${zooId}-manager`;
const mine = 12;
const people = 40;
const enclosures = 500;
const groups = 60;
const animals = 5_000;
const signInBudget = 32;
const pageBudget = 20;
/**
 * What the frame asks once, whatever the page: the browser itself, to leave when it is signed out; whether the product
 * may be used; what the establishment tells its people; whether the bell has something unread.
 */
const ofFrame = ["devices", "config", "announcements", "notifications"];
/** All a search of tasks may ask for of what is to do. */
const searchBound = 1_000;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await loadDocuments(
    bulkDocuments({
      zooId,
      keeperId,
      tasks: 20_000,
      mine,
      sectors: 8,
      enclosures,
      animals,
      groups,
      people,
    }),
  );
  await hire({
    id: keeperId,
    zooId,
    firstName: "Kim",
    lastName: "Bulk",
    sectorRoles: { keeper: [keeperSector(zooId)] },
  });
  await hire({
    id: managerId,
    zooId,
    firstName: "Max",
    lastName: "Bulk",
    sectorRoles: { management: [quietSector(zooId)] },
  });
});

const figures = (name: string, value: unknown) =>
  console.log(`reads, ${name}: ${JSON.stringify(value)}`);

test("sign-in to filled bell reads few documents beside 20,000 tasks", async ({
  page,
}) => {
  await signIn(page, keeperId);
  await bellButton(page).click();
  await expect(
    page
      .getByRole("dialog", { name: t("tasks.bell.title") })
      .getByText(t("tasks.bell.open", { count: mine }), { exact: false }),
  ).toBeVisible();
  const { total, byCollection } = await settledReads(keeperId);
  figures("sign-in to filled bell", { total, byCollection });
  expect(total).toBeLessThanOrEqual(signInBudget);
});

interface ListBudget {
  path: string;
  title: string;
  /** Whose documents the rows are. */
  rows: string;
  /** How many the heading says there are; absent where it counts what was read. */
  count?: number;
}

const sectors = 10;

const lists: readonly ListBudget[] = [
  { path: "/TaskManagementView", title: t("tasks.title"), rows: "tasks" },
  // Under headings stands what is loaded: nothing more is asked for.
  {
    path: "/TaskManagementView?group=sector",
    title: t("tasks.title"),
    rows: "tasks",
  },
  {
    path: "/TaskManagementView?tab=automations",
    title: t("tasks.title"),
    rows: "taskTemplates",
  },
  {
    path: "/SectorListView?all=1",
    title: t("sectors.title"),
    rows: "sectors",
    count: sectors,
  },
  {
    path: "/EnclosureListView",
    title: t("enclosures.title"),
    rows: "enclosures",
    count: enclosures,
  },
  // Narrowed by what no record is asked for: the directory says which to read.
  {
    path: "/EnclosureListView?scan=notReady",
    title: t("enclosures.title"),
    rows: "enclosures",
    count: enclosures,
  },
  {
    path: "/EnclosureListView?specieId=meerkat",
    title: t("enclosures.title"),
    rows: "enclosures",
    count: enclosures,
  },
  {
    path: "/EnclosureListView?away=archived",
    title: t("enclosures.title"),
    rows: "enclosures",
    count: 0,
  },
  {
    path: "/GroupListView",
    title: t("groups.title"),
    rows: "groups",
    count: groups,
  },
  {
    path: "/specieAnimalsListView",
    title: t("animals.title"),
    rows: "animals",
    count: animals,
  },
];

/** The rows a list holds, in sight or not, without its headings. */
async function rowsOf(page: Page): Promise<number> {
  const table = page.getByRole("table");
  if ((await table.count()) === 0) return 0;
  const rows = await table.first().getAttribute("aria-rowcount");
  const headings = await table.first().getByRole("rowheader").count();
  return Math.max(0, Number(rows) - 1 - headings);
}

test("every list reads its rows and few documents more, from a cold start", async ({
  page,
}) => {
  await enter(page, managerId);
  for (const { path, title, rows: collection, count } of lists) {
    const before = (await settledReads(managerId)).byCollection;
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if (count !== undefined)
      await expect(page.getByRole("main")).toContainText(
        new RegExp(`(?<!\\d)${spaced(count)}(?!\\d)`),
      );
    const after = (await settledReads(managerId)).byCollection;
    const read = difference(after, before);
    const rows = await rowsOf(page);
    const frame = ofFrame.map((name) => read[name] ?? 0);
    const beside = sum(read) - rows - frame.reduce((all, one) => all + one, 0);
    for (const count of frame) expect.soft(count, path).toBeLessThanOrEqual(1);
    figures(path, { rows, beside, read });
    expect.soft(rows, path).toBeLessThanOrEqual(read[collection] ?? 0);
    expect.soft(beside, path).toBeLessThanOrEqual(pageBudget);
    // Names come from the directory: of what is named only the rows themselves are read, and one's own card.
    for (const [name, own] of named)
      if (name !== collection)
        expect
          .soft(read[name] ?? 0, `${path}: ${name}`)
          .toBeLessThanOrEqual(own);
  }
});

interface RecordBudget {
  path: string;
  /** What of it is shown when everything is here. */
  shows: string;
  /** Whose documents are shown in rows. */
  rows: string | null;
  /** How many parts of the directory hold what is shown in rows. */
  parts?: number;
}

/** The directory names 5,000 animals in so many parts. */
const partsOfAnimals = 10;

const records: readonly RecordBudget[] = [
  {
    path: `/EnclosureManagementView?enclosureId=${zooId}-enclosure-7&tab=animals`,
    shows: "Animal 506",
    rows: "animals",
  },
  {
    path: `/EnclosureManagementView?enclosureId=${zooId}-enclosure-7&tab=tools&tool=zones`,
    shows: t("enclosures.map.states.notReady"),
    rows: null,
  },
  {
    path: `/GroupManagementView?groupId=${zooId}-group-7`,
    shows: "Animal 126",
    // Who is in it, and who could be, are all animals: no record of them is read.
    rows: null,
    parts: partsOfAnimals,
  },
];

test("an enclosure and a group among 500 and 60 read little beside their animals", async ({
  page,
}) => {
  await enter(page, managerId);
  for (const { path, shows, rows, parts = 0 } of records) {
    const before = (await settledReads(managerId)).byCollection;
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const read = difference(
      (await settledReads(managerId)).byCollection,
      before,
    );
    const shown = rows === null ? 0 : (read[rows] ?? 0);
    // What became of it last is rows of the rail.
    const told = read["events"] ?? 0;
    expect.soft(told, path).toBeLessThanOrEqual(railEvents);
    const frame = ofFrame.reduce((all, name) => all + (read[name] ?? 0), 0);
    const listed = Math.min(parts, read["parts"] ?? 0);
    const beside = sum(read) - shown - told - frame - listed;
    figures(path, { shown, told, listed, beside, read });
    expect.soft(shown, path).toBeLessThanOrEqual(await rowsOf(page));
    expect.soft(beside, path).toBeLessThanOrEqual(pageBudget);
  }
});

test("a search finds what is not loaded, and reads what it finds", async ({
  page,
}) => {
  await enter(page, managerId);
  await page.goto("/specieAnimalsListView");
  await expect(page.getByRole("table")).toBeVisible();
  const before = (await settledReads(managerId)).byCollection;
  await page
    .getByRole("searchbox", { name: t("animals.actions.search") })
    .fill("animal 4321");
  await expect(page.getByText("Animal 4321")).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "2");
  const read = difference((await settledReads(managerId)).byCollection, before);
  figures("search in 5,000", read);
  expect(read["animals"]).toBe(1);
  expect(sum(read)).toBe(1);
});

test("a search of tasks reads what is to do once, and nothing of what was done", async ({
  page,
}) => {
  await signIn(page, keeperId);
  await page.goto("/TaskManagementView");
  await expect(page.getByRole("table")).toBeVisible();
  const before = (await settledReads(keeperId)).byCollection;
  const search = page.getByRole("searchbox", { name: t("tasks.list.search") });
  await search.fill("task");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const first = (await settledReads(keeperId)).byCollection;
  const read = difference(first, before);
  figures("search of a keeper's tasks", read);
  // Most of what lies in the sector is done, and not asked for.
  expect(read["tasks"]).toBeGreaterThan(0);
  expect(read["tasks"]).toBeLessThanOrEqual(searchBound);
  expect(sum(read) - (read["tasks"] ?? 0)).toBeLessThanOrEqual(pageBudget);
  await search.fill("maintenance");
  const again = (await settledReads(keeperId)).byCollection;
  // What was read is not read again: only what has changed meanwhile, and the exact count.
  expect(difference(again, first)["tasks"] ?? 0).toBeLessThanOrEqual(
    pageBudget,
  );
});

/** What is named on pages, and how much of it everybody reads once. */
const named: readonly (readonly [string, number])[] = [
  ["users", 1],
  ["sectors", 0],
  ["enclosures", 0],
  ["animals", 0],
  ["species", 0],
];

/** A number as French writes it, whatever the space between the thousands. */
const spaced = (count: number) =>
  String(count).replace(/\B(?=(\d{3})+$)/g, "\\s?");
