import type { Page } from "@playwright/test";
import { difference, settledReads, sum } from "./steps/reads";
import { referenceDocuments } from "./steps/reference-bulk";
import { enter } from "./steps/session";
import { tick, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

// What is fetched ahead is read, too.
test.use({ fetchesAhead: true });

const t = texts("fr");
const uid = "superadmin";
const besideBudget = 20;
/** What the frame asks once, whatever the page. */
const ofFrame = ["devices", "config", "announcements", "notifications"];
/** Of a label is asked how often it is used, by each collection that names it: of the rows in sight alone. */
const counted = ["enrichments", "enrichmentSessions", "questions", "profiles"];
const inSight = 12;

interface Screen {
  path: string;
  heading: string;
  /** How many records the page shows by reading them. */
  rows: (page: Page) => Promise<number>;
}

const inTable = async (page: Page): Promise<number> => {
  const table = page.getByRole("table").first();
  if ((await table.count()) === 0) return 0;
  return Number(await table.getAttribute("aria-rowcount")) - 1;
};
const oneRecord = () => Promise.resolve(1);
/** What it shows is in documents that hold many. */
const none = () => Promise.resolve(0);
const inMain = (page: Page) =>
  page.getByRole("main").getByRole("listitem").count();

const species = t("taxonomy.title.species");
const screens: readonly Screen[] = [
  {
    path: "/OrderListManagement",
    heading: t("taxonomy.title.order"),
    rows: inTable,
  },
  {
    path: "/FamilyListManagement",
    heading: t("taxonomy.title.family"),
    rows: inTable,
  },
  { path: "/SpecieListManagement", heading: species, rows: inTable },
  {
    path: "/SpecieListManagement?tab=sync",
    heading: species,
    rows: inMain,
  },
  {
    path: "/SpecieManagementView?specieId=meerkat",
    heading: "Suricata suricatta",
    rows: oneRecord,
  },
  { path: "/SpecieQA", heading: t("taxonomy.qa.title"), rows: none },
  {
    path: "/SpecieRecap",
    heading: t("taxonomy.recap.title"),
    rows: none,
  },
  {
    path: "/DashboardSpecie",
    heading: t("taxonomy.animals.species"),
    rows: none,
  },
  ...(["tags", "categories", "goals"] as const).map((tab) => ({
    path: `/TagManagementView?tab=${tab}`,
    heading: t("labels.title"),
    rows: inTable,
  })),
];

interface Measured {
  rows: number;
  /** What was read beside the rows and for the frame. */
  beside: number;
}

async function measured(page: Page, screen: Screen): Promise<Measured> {
  const { path, heading } = screen;
  const before = (await settledReads(uid)).byCollection;
  await page.goto(path);
  await expect(
    page.getByRole("heading", { level: 1, name: heading }),
  ).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const after = (await settledReads(uid)).byCollection;
  const read = difference(after, before);
  const rows = await screen.rows(page);
  const frame = ofFrame.map((name) => read[name] ?? 0);
  for (const count of frame) expect.soft(count, path).toBeLessThanOrEqual(1);
  const counts = counted.map((name) => read[name] ?? 0);
  for (const count of counts)
    expect.soft(count, path).toBeLessThanOrEqual(Math.min(rows, inSight));
  const beside = [...frame, ...counts].reduce(
    (left, count) => left - count,
    sum(read) - rows,
  );
  console.log(`reads, ${path}: ${JSON.stringify({ rows, beside, read })}`);
  return { rows, beside };
}

/** The index of species, and the document of orders and families, follow what was written past the functions. */
async function indexed(): Promise<void> {
  const at = new Date();
  await writeDocuments([
    { path: "speciesMarks/~all", data: { specieId: null, at } },
    { path: "speciesMarks/~taxa", data: { at } },
  ]);
  await tick(at);
}

async function all(page: Page): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (const screen of screens)
    found.set(screen.path, await measured(page, screen));
  return found;
}

test(
  "the screens of the reference data read their rows and few documents more, however large it is",
  { tag: "@long" },
  async ({ page }) => {
    test.setTimeout(300_000);
    await enter(page, uid);
    await indexed();
    const small = await all(page);
    await writeDocuments(
      referenceDocuments({
        orders: 60,
        families: 400,
        species: 4000,
        others: 60,
      }),
    );
    await indexed();
    const large = await all(page);
    for (const [path, { beside }] of large) {
      expect.soft(beside, path).toBeLessThanOrEqual(besideBudget);
      // Nothing but the rows is more where there is more.
      const before = small.get(path)?.beside ?? 0;
      expect.soft(beside - before, path).toBeLessThanOrEqual(2);
    }
  },
);
