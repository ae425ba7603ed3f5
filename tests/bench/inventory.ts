import type { CDPSession, Page } from "@playwright/test";
import { signIn } from "../e2e/steps/session";
import { texts } from "../e2e/steps/texts";
import type { Figure } from "./figures";
import { timed } from "./figures";
import { inBrowser, newTab } from "./in-browser";

const rows = 10_000;
const list = "/specieAnimalsListView";
const t = texts("fr");

/** An inventory as a records system exports it, three rows of a hundred with a birth that no calendar has. */
function aFile(): Buffer {
  const titles =
    "GAN;Local ID;House name;Scientific name;Sex;Birth date;Exhibit;Notes";
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `BEN${String(index)}`,
      `B${String(index)}`,
      `Individu ${String(index)}`,
      "Suricata suricatta",
      index % 2 === 0 ? "M" : "F",
      index % 100 < 3 ? "31.13.2019" : `15.06.${String(2000 + (index % 25))}`,
      `Volière ${String(index % 40)}`,
      "Vu à l’arrivée, baguée à gauche",
    ].join(";"),
  );
  return Buffer.from(`\uFEFF${[titles, ...lines].join("\r\n")}\r\n`);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog").getByRole("button", { name });

/** The most megabytes that the page's own heap holds while something is done. */
async function heapOf(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<number> {
  let most = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      const { metrics } = await session.send("Performance.getMetrics");
      const used = metrics.find(({ name }) => name === "JSHeapUsedSize");
      most = Math.max(most, (used?.value ?? 0) / 1_000_000);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const watching = watch();
  await work();
  over = true;
  await watching;
  return most;
}

async function choose(page: Page): Promise<void> {
  await page.goto(list);
  await page
    .getByRole("button", { name: new RegExp(t("animals.title"), "u") })
    .last()
    .click();
  await page
    .getByRole("menuitem", { name: t("inventory.actions.open") })
    .click();
  const asked = page.waitForEvent("filechooser");
  await button(page, t("inventory.actions.choose")).click();
  const file = await asked;
  await file.setFiles({
    name: "inventory.csv",
    mimeType: "text/csv",
    buffer: aFile(),
  });
  await button(page, t("inventory.actions.next")).waitFor();
}

/** From the chosen file to what would change: compared with the establishment, its new enclosures asked about. */
async function plan(page: Page): Promise<void> {
  await button(page, t("inventory.actions.next")).click();
  await button(page, t("inventory.actions.dryRun")).click();
  await button(page, /^Importer .*animaux$/u).waitFor();
}

async function bring(page: Page): Promise<void> {
  await button(page, /^Importer .*animaux$/u).click();
  await page
    .getByRole("status")
    .filter({ hasText: /animaux importés$/u })
    .waitFor({ timeout: 600_000 });
}

/** An import of 10,000 rows in Chromium, step by step, and what the page holds meanwhile. */
export async function inventoryFigures(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const page = await newTab(browser);
    await signIn(page, "admin");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const times: number[] = [];
    const heap = await heapOf(session, async () => {
      for (const step of [choose, plan, bring])
        times.push((await timed(() => step(page))).ms / 1000);
    });
    const [, planned = Infinity, brought = Infinity] = times;
    const what = `${String(rows)} rows of an inventory, 3 % bad, in Chromium`;
    return [
      {
        what: `${what}: compared and planned`,
        value: planned,
        unit: "s",
        atMost: 10,
      },
      { what: `${what}: imported`, value: brought, unit: "s", atMost: 300 },
      {
        what: `${what}: heap of the page`,
        value: heap,
        unit: "MB",
        atMost: 300,
      },
    ];
  });
}
