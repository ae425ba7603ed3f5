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
import { signIn } from "./steps/session";
import { setClock, withSetClock } from "./steps/set-clock";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

// A tab that is opened without a network has the app from the device.
test.use({ serviceWorkers: "allow" });

const t = texts("fr");
/** In soak ten times as many. */
const isSoak = process.env["SOAK"] !== undefined;
const scans = isSoak ? 600 : 60;
const kills = isSoak ? 50 : 5;
/** The record may say an instant so much later or earlier than the script, in ms: a busy machine draws late. */
const bound = 2500;
/** So long the device had no network, in ms, most of it with the tab closed. */
const day = 10 * 60 * 60 * 1000;
const { behaviours } = demoPlan("primates-focal");
// What is directed asks for the other animal, which takes further touches.
const keys = behaviours.filter(({ outcome }) => outcome === null);

/** A scan as the script makes it. */
interface Made {
  /** ms since the first, by the script's clock. */
  t: number;
  said: string[];
}

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

test("scans by a script are recorded as they were touched, through killed tabs and a day without a network", async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(90_000 + scans * 4000);
  // It begins in the morning: nobody's device knows the future.
  let clock = -day;
  await withSetClock(context, clock);
  const { keeper, animals, startAt } = await observedAnimals([
    "Nala",
    "Simba",
    "Zazu",
  ]);
  await signIn(page, keeper.mail, {
    ...{ password: keeper.password, remember: true, at: startAt },
  });
  await page
    .getByRole("radiogroup", { name: t("observation.start.channels") })
    .getByText(t("observation.start.channel.scan"), { exact: true })
    .click();
  const obsSessionId = await beginSession(page);
  await expect(scanButton(page)).toBeVisible();
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
    const next = isOffline
      ? await openOffline(context, at)
      : await context.newPage();
    await tab.close();
    if (!isOffline) await next.goto(at);
    else await next.reload();
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
    await scanButton(tab).click();
    await expect(sheet(tab)).toBeVisible();
    const from = Date.now();
    made.push({ t: from + clock, said });
    for (const [place, animal] of animals.entries()) {
      // A tab that dies within a scan: what was touched stays.
      if (isKilled && place === 1) {
        await killed();
        await scanButton(tab).click();
        await expect(sheet(tab)).toBeVisible();
      }
      const key = random() < 0.1 ? null : pick(keys);
      await touchKey(tab, key?.trad.fr?.name ?? null);
      touches += 1;
      said.push(`${animal.id} ${key?.behaviourId ?? "unseen"}`);
    }
    await sheet(tab)
      .getByRole("button", { name: t("common.actions.save"), exact: true })
      .click();
    await expect(sheet(tab)).toBeHidden();
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
  expect(
    recorded.scans.map(({ seen }) =>
      seen.map(
        ({ animalId, behaviourIds }) =>
          `${animalId ?? ""} ${behaviourIds?.join() ?? "unseen"}`,
      ),
    ),
  ).toEqual(made.map(({ said }) => said));
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
    `scans: ${JSON.stringify({ scans, touches, aSecond: Number(((touches * 1000) / busy).toFixed(1)), offAtMostMs: Math.max(...off), chunks })}`,
  );
  forgetOffline(problems);
});
