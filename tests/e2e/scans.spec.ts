import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPlan } from "../../demo/seed/build/surveys/ethograms";
import { randomFor } from "../../src/domain/analysis/interval/random";
import {
  askedFor,
  beginSession,
  closedOnServer,
  observedAnimals,
  recordedOnServer,
} from "./steps/observing";
import {
  forgetOffline,
  goOffline,
  goOnline,
  keptOnDevice,
  openOffline,
} from "./steps/offline";
import type { Made, Point } from "./steps/scans";
import { asideAtMost, saidOtherwise } from "./steps/scans";
import { signIn } from "./steps/session";
import { setClock, withSetClock } from "./steps/set-clock";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

// A tab that is opened without a network has the app from the device.
test.use({ serviceWorkers: "allow" });

const t = texts("fr");
/** In soak ten times as many kills, and scans between them. */
const isSoak = process.env["SOAK"] !== undefined;
const scans = isSoak ? 600 : 27;
const kills = isSoak ? 50 : 5;
/** The record may say an instant so much later or earlier than the script, in ms: a busy machine draws late. */
const bound = 2500;
/** So long the device had no network, in ms, most of it with the tab closed. */
const day = 10 * 60 * 60 * 1000;
const { behaviours } = demoPlan("primates-focal");
/** A point may be recorded so many thousandths of the map's width from where it was touched: pixels are whole. */
const pointBound = 8;

const scanButton = (page: Page) =>
  page
    .getByRole("button", { name: t("observation.scan.actions.start") })
    .or(page.getByRole("button", { name: t("observation.scan.actions.extra") }))
    .first();

const sheet = (page: Page) =>
  page.getByRole("dialog", { name: t("observation.scan.title") });

/** One touch: what the active animal does; null: it is not visible. */
const touchKey = (page: Page, name: string | null) =>
  sheet(page)
    .getByRole("region", { name: t("observation.scan.fields.behaviours") })
    .getByRole("button", {
      name: new RegExp(
        `^${name ?? t("observation.scan.actions.unseen")}( |$)`,
        "u",
      ),
    })
    .first()
    .click();

/** Touches the tile of the animal at whom it was directed. */
const touchPartner = (page: Page, name: string) =>
  sheet(page)
    .getByRole("list", { name: t("observation.scan.fields.animals") })
    .getByRole("button", { name: new RegExp(`^${name}`, "u") })
    .click();

const mapOf = (page: Page) =>
  sheet(page).getByRole("img", { name: t("observation.scan.fields.map") });

/** Begins a scan, or goes on with it, once its map is there: until then no places are asked. */
async function openScan(page: Page): Promise<void> {
  await scanButton(page).click();
  await expect(mapOf(page)).toBeVisible();
}

/** Touches the map where nothing else lies above it: whoever looks touches nothing else. */
async function touchMap(page: Page, { left, top }: Point): Promise<void> {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error("no map");
  const position = { x: left * box.width, y: top * box.height };
  await mapOf(page).click({ position });
}

/** A keeper's session of scans of animals of these names, on a map. */
async function beginScans(page: Page, names: readonly string[]) {
  const { keeper, animals, startAt } = await observedAnimals(names, {
    mapped: true,
  });
  await signIn(page, keeper.mail, {
    ...{ password: keeper.password, remember: true, at: startAt },
  });
  await page
    .getByRole("radiogroup", { name: t("observation.start.channels") })
    .getByText(t("observation.start.channel.scan"), { exact: true })
    .click();
  const obsSessionId = await beginSession(page);
  await expect(scanButton(page)).toBeVisible();
  return { animals, obsSessionId };
}

const saveScan = async (page: Page): Promise<void> => {
  await sheet(page)
    .getByRole("button", { name: t("common.actions.save"), exact: true })
    .click();
  await expect(sheet(page)).toBeHidden();
};

test("scans by a script are recorded as they were touched, through killed tabs and a day without a network", async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000 + scans * 8000);
  // It begins in the morning: nobody's device knows the future.
  let clock = -day;
  await withSetClock(context, clock);
  const { animals, obsSessionId } = await beginScans(page, [
    "Nala",
    "Simba",
    "Zazu",
  ]);
  await keptOnDevice(page);
  const random = randomFor("scans");
  const pick = <T>(all: readonly T[]) =>
    all[Math.floor(random() * all.length)] as T;
  const made: Made[] = [];
  let touches = 0;
  let busy = 0;
  let tab = page;
  const each = Math.floor(scans / (kills + 1));
  const at = `/ObsSessionView?obsSessionId=${obsSessionId}`;
  let isOffline = false;
  const killed = async () => {
    if (isOffline && clock !== 0) {
      clock = 0;
      await setClock(tab, clock);
    }
    const next = await context.newPage();
    // The tab is gone before the next one loads: a page that is loaded anew midway has asked for parts it never gets.
    await tab.close();
    if (isOffline) await openOffline(context, at, next);
    else await next.goto(at);
    tab = next;
  };
  for (let n = 0; n < scans; n += 1) {
    const isKilled = n > 0 && n % each === 0 && n / each <= kills;
    // From one killed tab to the one after the next there is no network.
    if (n === each * 2 - 2) {
      await goOffline(tab);
      isOffline = true;
    }
    if (n === each * 4 + 2) {
      isOffline = false;
      await goOnline(tab);
    }
    const said: string[] = [];
    const points: (Point | null)[] = [];
    await openScan(tab);
    const from = Date.now();
    made.push({ t: from + clock, said, points });
    for (const [place, animal] of animals.entries()) {
      // A tab that dies within a scan: what was touched stays.
      if (isKilled && place === 1) {
        await killed();
        await openScan(tab);
      }
      const key = random() < 0.1 ? null : pick(behaviours);
      await touchKey(tab, key?.trad.fr?.name ?? null);
      touches += 1;
      const partner =
        key === null || key.outcome === null
          ? null
          : pick(animals.filter(({ id }) => id !== animal.id));
      if (partner !== null) {
        await touchPartner(tab, partner.name);
        touches += 1;
      }
      // Never at an edge, nor where the halves meet: pixels are whole.
      const [left, top] = [0.05 + 0.4 * random(), 0.1 + 0.8 * random()];
      const isWest = random() < 0.5;
      const point =
        key === null ? null : { left: isWest ? left : left + 0.5, top };
      if (point !== null) {
        await touchMap(tab, point);
        touches += 1;
      }
      points.push(point);
      said.push(
        [
          animal.id,
          key?.behaviourId ?? "unseen",
          partner?.id ?? "nobody",
          point !== null && isWest ? "zone-west" : "outside",
        ].join(" "),
      );
    }
    await saveScan(tab);
    touches += 2;
    if (!isKilled) busy += Date.now() - from;
  }
  await askedFor(tab, "end");
  await closedOnServer(obsSessionId);
  await expect
    .poll(
      async () => (await recordedOnServer(obsSessionId)).recorded.scans.length,
    )
    .toBe(scans);
  const { recorded, chunks } = await recordedOnServer(obsSessionId);
  expect(saidOtherwise(made, recorded.scans)).toEqual([]);
  const aside = asideAtMost(made, recorded.scans);
  expect(aside).toBeLessThan(pointBound);
  const [first] = made;
  const [start] = recorded.scans;
  const off = recorded.scans.map((scan, n) =>
    Math.abs(scan.t - (start?.t ?? 0) - ((made[n]?.t ?? 0) - (first?.t ?? 0))),
  );
  expect(Math.max(...off)).toBeLessThan(bound);
  // A scan that is due has its number once.
  const slots = recorded.scans.flatMap(({ slot }) => slot ?? []);
  expect(new Set(slots).size).toBe(slots.length);
  expect(chunks).toBeLessThanOrEqual(Math.ceil(scans / 60) + kills + 2);
  console.log(
    `scans: ${JSON.stringify({ scans, touches, aSecond: Number(((touches * 1000) / busy).toFixed(1)), offAtMostMs: Math.max(...off), asideAtMost: aside, chunks })}`,
  );
  forgetOffline(problems);
});

test("forty animals, what each does and where, are scanned within a minute", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const names = Array.from(
    { length: 40 },
    (_, n) => `Animal ${String(n + 1).padStart(2, "0")}`,
  );
  const { animals, obsSessionId } = await beginScans(page, names);
  const plain = behaviours.filter(({ outcome }) => outcome === null);
  const random = randomFor("forty");
  const from = Date.now();
  await openScan(page);
  const made: Made = { t: from, said: [], points: [] };
  for (const [place, { id }] of animals.entries()) {
    const key = plain[place % plain.length];
    if (key === undefined) throw new Error("no behaviour without a partner");
    const point = { left: 0.55 + 0.4 * random(), top: 0.1 + 0.8 * random() };
    await touchKey(page, key.trad.fr?.name ?? null);
    await touchMap(page, point);
    made.points.push(point);
    made.said.push(`${id} ${key.behaviourId} nobody outside`);
  }
  await saveScan(page);
  const took = Date.now() - from;
  console.log(
    `a scan of ${String(animals.length)} animals: ${String(took)} ms`,
  );
  expect(took).toBeLessThan(60_000);
  await askedFor(page, "end");
  await closedOnServer(obsSessionId);
  const { recorded } = await recordedOnServer(obsSessionId);
  expect(saidOtherwise([made], recorded.scans)).toEqual([]);
  expect(asideAtMost([made], recorded.scans)).toBeLessThan(pointBound);
});
