import { bulkDocuments, keeperSector } from "./steps/bulk";
import { bulkObject, enrichmentDocuments } from "./steps/enrichment-bulk";
import { ownId } from "./steps/own-id";
import { hire } from "./steps/people";
import { difference, settledReads, sum } from "./steps/reads";
import { enter } from "./steps/session";
import { loadDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

// What is fetched ahead is read, too.
test.use({ fetchesAhead: true });

const t = texts("fr");

const zooId = ownId("toys");
const managerId = `${zooId}-manager`;
const enclosures = 20;
const objects = 500;
const used = 30;
const perDay = 4;
/** Thirteen years of them are a long form. */
const sessions = process.env["SOAK"] === "1" ? 20_000 : 2_000;
const ongoing = 10;
/** What a month's weeks show at most, with what was placed before and is still there. */
const inMonth = 42 * perDay + ongoing;
const pageBudget = 20;
/** What the frame asks once, whatever the page. */
const ofFrame = ["devices", "config", "announcements", "notifications"];

test.beforeAll(async () => {
  test.setTimeout(sessions * 60 + 120_000);
  const sectorId = keeperSector(zooId);
  await loadDocuments([
    ...bulkDocuments({
      zooId,
      keeperId: `${zooId}-keeper`,
      tasks: 0,
      mine: 0,
      sectors: 1,
      enclosures,
      animals: 40,
      groups: 1,
      people: 1,
    }),
    ...enrichmentDocuments({
      zooId,
      sectorId,
      enclosureIds: [1, 2, 3].map((index) => `${zooId}-enclosure-${index}`),
      objects,
      used,
      sessions,
      perDay,
      ongoing,
    }),
  ]);
  await hire({
    id: managerId,
    zooId,
    firstName: "Max",
    lastName: "Toys",
    sectorRoles: { management: [sectorId] },
  });
});

interface Screen {
  path: string;
  /** What it shows once everything is here. */
  shows: string;
  /** At most so many of what it shows are read, by collection; of all others together no more than the budget. */
  reads: Readonly<Record<string, number>>;
}

/** Both sides of an object are read: what it is, and what the establishment has of it. */
const list = {
  // The official ones are everybody's.
  enrichments: objects + 40,
  enrichmentUses: objects + 40,
};

/** What filters and forms offer: as many as there are, whatever was done with them. */
const labels = ["tags", "categories", "goals"];
const labelsMost = 60;

const screens: readonly Screen[] = [
  { path: "/EnrichListView", shows: "Object 000", reads: list },
  {
    path: "/EnrichCalendarView",
    shows: t("enrichment.calendar.title"),
    reads: { enrichmentSessions: inMonth, enrichments: used },
  },
  {
    path: `/EnrichManagementView?enrichmentId=${bulkObject(zooId, 3)}`,
    shows: "Object 003",
    reads: {},
  },
  {
    path: `/EnrichManagementView?enrichmentId=${bulkObject(zooId, 3)}&tab=effect`,
    shows: t("enrichment.use.effect.title"),
    reads: { enrichmentSessions: 100 },
  },
  {
    path: `/EnclosureManagementView?enclosureId=${zooId}-enclosure-1&tab=enrichment`,
    shows: t("enrichment.log.states.lately"),
    reads: { enrichmentSessions: 50, enrichments: used },
  },
  {
    path: "/EnrichListHistory",
    shows: t("enrichment.history.states.none"),
    reads: {},
  },
];

test(
  `among ${objects} objects and ${sessions.toLocaleString("en")} sessions each screen reads what it shows, the calendar its month and what is ongoing`,
  { tag: "@long" },
  async ({ page }) => {
    await enter(page, managerId);
    for (const { path, shows, reads } of screens) {
      const before = (await settledReads(managerId)).byCollection;
      await page.goto(path);
      await expect(
        page.getByRole("main").getByText(shows).first(),
      ).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const after = (await settledReads(managerId)).byCollection;
      const read = difference(after, before);
      console.log(`reads, ${path}: ${JSON.stringify(read)}`);
      const countOf = (names: readonly string[]) =>
        names.reduce((all, name) => all + (read[name] ?? 0), 0);
      const offered = countOf(labels);
      expect.soft(offered, `${path}: labels`).toBeLessThanOrEqual(labelsMost);
      const aside = countOf(ofFrame) + offered;
      const told = Object.entries(reads).map(([name, most]) => {
        const count = read[name] ?? 0;
        expect.soft(count, `${path}: ${name}`).toBeGreaterThan(0);
        expect.soft(count, `${path}: ${name}`).toBeLessThanOrEqual(most);
        return count;
      });
      const shown = told.reduce((all, one) => all + one, 0);
      expect
        .soft(sum(read) - shown - aside, path)
        .toBeLessThanOrEqual(pageBudget);
    }
  },
);
