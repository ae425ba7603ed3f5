import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build, preview } from "vite";
import { signIn } from "../e2e/steps/session";
import type { Figure } from "./figures";
import { inBrowser, newTab } from "./in-browser";

const rounds = 5;
const list = {
  path: "/specieAnimalsListView",
  row: "main [role=row][data-index]",
};
/** What a page says it is once its own content is there: a list its rows, a record its tabs. */
const record = "main [role=tab]";

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/** Milliseconds from the beginning of the document until something is in it. */
async function sinceBegun(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector, { state: "attached" });
  return page.evaluate((wanted) => {
    const seen = (globalThis as { seenAt?: Record<string, number> }).seenAt;
    return seen?.[wanted] ?? Infinity;
  }, selector);
}

/** Notes when each of these is first in the document, at every frame. */
async function watchFor(page: Page, selectors: readonly string[]) {
  // What compiles this file names its functions by a helper that pages lack.
  await page.addInitScript("globalThis.__name ??= (one) => one");
  await page.addInitScript((wanted) => {
    const seenAt: Record<string, number> = {};
    Object.assign(globalThis, { seenAt });
    const look = () => {
      for (const one of wanted)
        if (seenAt[one] === undefined && document.querySelector(one) !== null)
          seenAt[one] = performance.now();
      requestAnimationFrame(look);
    };
    look();
  }, selectors);
}

/** Milliseconds from a click until something is in the page. */
const sinceClick = (page: Page, link: string, selector: string) =>
  page.evaluate(
    ([from, wanted]) =>
      new Promise<number>((done) => {
        const began = performance.now();
        document.querySelector<HTMLElement>(from)?.click();
        const look = () => {
          if (document.querySelector(wanted) === null)
            requestAnimationFrame(look);
          else done(performance.now() - began);
        };
        look();
      }),
    [link, selector] as const,
  );

/** Until no more code comes for a second: the network is never idle, as listeners stay open. */
const codeIsFetched = (page: Page) =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType("resource").length;
    for (let before = -1; before !== count();) {
      before = count();
      await new Promise((done) => setTimeout(done, 1000));
    }
  });

/** An empty page as Vite builds one, in the same browser: what the machine needs for anything at all. */
async function emptyPage(browser: Browser): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), "suricate-empty-"));
  writeFileSync(
    join(root, "index.html"),
    '<!doctype html><title>Empty</title><script type="module" src="/main.js"></script>',
  );
  writeFileSync(
    join(root, "main.js"),
    'document.body.append(document.createElement("h1"));',
  );
  const options = { root, configFile: false, logLevel: "silent" } as const;
  await build(options);
  const server = await preview(options);
  try {
    const page = await browser.newPage();
    await watchFor(page, ["h1"]);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(server.resolvedUrls?.local[0] ?? "");
      times.push(await sinceBegun(page, "h1"));
    }
    await page.close();
    return median(times);
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
}

interface Times {
  early: number[];
  list: number[];
  record: number[];
  reload: number[];
}

/** One person's way: the first page, a list from the menu, a record of it, the list again after a reload. */
async function oneRound(browser: Browser, times: Times, waits: boolean) {
  const page = await newTab(browser);
  await watchFor(page, [list.row]);
  await signIn(page, "admin");
  const link = `nav a[href="${list.path}"]`;
  await page.waitForSelector(link);
  if (waits) await codeIsFetched(page);
  const first = await sinceClick(page, link, list.row);
  (waits ? times.list : times.early).push(first);
  if (waits) {
    times.record.push(await sinceClick(page, `${list.row} a`, record));
    await page.goto(list.path);
    await page.waitForSelector(list.row);
    await page.reload();
    times.reload.push(await sinceBegun(page, list.row));
  }
  await page.context().close();
}

const load = () => loadavg()[0]?.toFixed(1) ?? "?";

/** How soon lists and records are there, beside an empty page in the same browser; the suite is warm. */
export async function pageFigures(): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const times: Times = { early: [], list: [], record: [], reload: [] };
    // What every first visit costs the suite itself is not the page's.
    await oneRound(
      browser,
      { ...times, list: [], record: [], reload: [] },
      true,
    );
    for (let round = 0; round < rounds; round += 1) {
      await oneRound(browser, times, false);
      await oneRound(browser, times, true);
    }
    const empty = await emptyPage(browser);
    return figuresOf(times, empty);
  });
}

function figuresOf(times: Times, empty: number): Figure[] {
  const beside = `(an empty page ${empty.toFixed(0)} ms, load ${load()})`;
  const figure = (what: string, values: number[], atMost: number): Figure => ({
    what: `${what}, median of ${String(values.length)} ${beside}`,
    value: median(values),
    unit: "ms",
    atMost,
  });
  return [
    figure(
      "a list at once after the first page, its code to be fetched",
      times.early,
      1000,
    ),
    figure(
      "a list after the first page, its code fetched when idle",
      times.list,
      300,
    ),
    figure("the first record from its list", times.record, 300),
    figure("a list after a reload", times.reload, 1000),
  ];
}
