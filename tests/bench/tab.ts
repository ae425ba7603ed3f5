import type { CDPSession, Page } from "@playwright/test";
import { signIn } from "../e2e/steps/session";
import { walk } from "../e2e/steps/walk";
import type { Figure } from "./figures";
import { inBrowser, newTab } from "./in-browser";

/** What a keeper's chief opens between morning and evening, and how often. */
const pages = [
  "/Dashboard",
  "/TaskManagementView",
  "/specieAnimalsListView",
  "/AnimalManagementView?animalId=bosquet-mandrills-mandrill-2&tab=health",
  "/EnclosureListView",
  "/EnclosureManagementView?enclosureId=bosquet-mandrills",
  "/SectorListView",
  "/EnrichCalendarView",
  "/EnclosureSensorView",
  "/campaignListView",
  "/EvalHistory",
  "/Timeline",
];
const roundsBefore = 5;
const rounds = 40;

const settled = async (page: Page, path: string) => {
  await walk(page, path);
  await page.waitForFunction(
    () =>
      document.querySelector("main h1") !== null &&
      document.querySelector("main [aria-busy=true]") === null,
  );
};

async function goRound(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1)
    for (const path of pages) await settled(page, path);
}

/** What the page holds once all that nobody needs is gone: megabytes, elements, listeners. */
async function heldBy(session: CDPSession) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Infinity;
  return {
    heap: of("JSHeapUsedSize") / 1_000_000,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

/** What a tab holds that is used all day and never loaded anew: when every page was seen, and hundreds of pages later. */
export const tabFigures = (): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const page = await newTab(browser);
    await signIn(page, "admin");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await goRound(page, roundsBefore);
    const before = await heldBy(session);
    await goRound(page, rounds);
    const after = await heldBy(session);
    const what = `a tab after ${String(pages.length * rounds)} further pages`;
    return [
      { what: `${what}: heap`, value: after.heap, unit: "MB", atMost: 150 },
      {
        what: `${what}: heap more than before (${before.heap.toFixed(1)} MB)`,
        value: after.heap - before.heap,
        unit: "MB",
        atMost: 15,
      },
      {
        what: `${what}: elements more than before (${String(before.nodes)})`,
        value: after.nodes - before.nodes,
        unit: "",
        atMost: 4000,
      },
      {
        what: `${what}: listeners more than before (${String(before.listeners)})`,
        value: after.listeners - before.listeners,
        unit: "",
        // Pages that were left are kept for a while, and come and go by some hundred.
        atMost: 1000,
      },
    ];
  });
