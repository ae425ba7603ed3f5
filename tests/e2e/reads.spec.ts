import type { Page } from "@playwright/test";
import { demoSpecies } from "../../demo/data/taxa";
import { bulkDocuments, keeperSector, quietSector } from "./steps/bulk";
import { hire } from "./steps/people";
import { readsOf } from "./steps/reads";
import { bellButton, signIn } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

type Counts = Record<string, number>;

const zooId = `bulk-${Date.now().toString(36)}`;
const keeperId = `${zooId}-keeper`;
const managerId = `${zooId}-manager`;
const mine = 12;
const people = 40;
const enclosures = 120;
/** What there is to name; a person's own card is read at sign-in, too. */
const stored: Counts = {
  users: people + 3,
  enclosures,
  species: demoSpecies.length,
};
const signInBudget = 32;
const pageBudget = 20;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await writeDocuments(
    bulkDocuments({
      zooId,
      keeperId,
      tasks: 20_000,
      mine,
      sectors: 8,
      enclosures,
      animals: 400,
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

/** What a person has read once nothing more comes. */
async function settledReads(uid: string) {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { total } = await readsOf(uid);
        const same = total === before;
        before = total;
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
  return readsOf(uid);
}

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
  /** Whole collections that the page chooses from or names by, until a directory holds their names. */
  names: readonly string[];
}

const lists: readonly ListBudget[] = [
  { path: "/TaskManagementView", title: t("tasks.title"), names: [] },
  {
    path: "/TaskManagementView?tab=automations",
    title: t("tasks.title"),
    names: [],
  },
  { path: "/SectorListView", title: t("sectors.title"), names: ["users"] },
  { path: "/EnclosureListView", title: t("enclosures.title"), names: [] },
  {
    path: "/specieAnimalsListView",
    title: t("animals.title"),
    names: ["enclosures", "species"],
  },
];

/** The rows a list holds, in sight or not. */
async function rowsOf(page: Page): Promise<number> {
  const table = page.getByRole("table");
  if ((await table.count()) === 0) return 0;
  const rows = await table.first().getAttribute("aria-rowcount");
  return Math.max(0, Number(rows) - 1);
}

const sum = (counts: Counts, names: readonly string[]) =>
  names.reduce((total, name) => total + (counts[name] ?? 0), 0);

const difference = (after: Counts, before: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).map(([name, count]) => [
      name,
      count - (before[name] ?? 0),
    ]),
  );

test("every list reads its rows and few documents more, from a cold start", async ({
  page,
}) => {
  await signIn(page, managerId);
  for (const { path, title, names } of lists) {
    const before = (await settledReads(managerId)).byCollection;
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const after = (await settledReads(managerId)).byCollection;
    const read = difference(after, before);
    const rows = await rowsOf(page);
    const named = sum(read, names);
    const beside = sum(read, Object.keys(read)) - rows - named;
    figures(path, { rows, beside, named });
    expect.soft(beside, path).toBeLessThanOrEqual(pageBudget);
    expect.soft(named, path).toBeLessThanOrEqual(sum(stored, names));
  }
});
