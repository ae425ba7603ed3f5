import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPlan } from "../../demo/seed/build/surveys/ethograms";
import { randomFor } from "../../src/domain/analysis/interval/random";
import {
  press,
  runningAfter,
} from "../../src/domain/observation/collect/engine";
import { rowsIn } from "../../src/domain/observation/rows/keyed";
import type { FocalRow } from "../../src/domain/observation/rows/row";
import {
  askedFor,
  beginSession,
  closedOnServer,
  observedAnimals,
  recordedOnServer,
} from "./steps/observing";
import { forgetOffline, goOffline, goOnline } from "./steps/offline";
import { signIn } from "./steps/session";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
/** In soak ten times as many kills, and more touches between them. */
const taps = process.env["SOAK"] === undefined ? 126 : 3000;
const kills = process.env["SOAK"] === undefined ? 5 : 50;
const { behaviours } = demoPlan("primates-focal");
const known = new Map(behaviours.map((one) => [one.behaviourId, one]));
/** The record may say an instant so much later or earlier than the script, in ms: a busy machine draws late. */
const bound = 2500;
/** Touches that come as fast as a page can be touched: so many, and so many a second at least. With those before them more than one chunk holds. */
const burst = { touches: 240, aSecond: 5, gapMs: 50 };
// What is directed asks for the other animal first.
const plain = behaviours.filter(({ outcome }) => outcome === null);

interface Named {
  id: string;
  name: string;
}

/** What the observer's script touches: an animal's tab where it changes, a key, and at whom it was directed. */
interface Touch {
  animal: Named;
  name: string;
  partner: Named | null;
}

/** Makes a touch, and gives how many touches of the screen it took and when the key was touched. */
async function touch(
  page: Page,
  { animal, name, partner }: Touch,
  isOther: boolean,
): Promise<{ count: number; at: number }> {
  if (isOther)
    await page.getByRole("radio", { name: animal.name, exact: true }).click();
  const key = page
    .getByRole("button", { name: new RegExp(`^${name}( |$)`) })
    .first();
  // A tab that was killed is not back at once.
  await key.click({ trial: true });
  const at = Date.now();
  await key.click();
  if (partner !== null)
    await page
      .getByRole("radiogroup", { name: t("observation.collect.partner") })
      .getByText(partner.name, { exact: true })
      .click();
  return { count: 1 + Number(isOther) + Number(partner !== null), at };
}

/** Touches keys by the page's own clock, which no driver slows, and gives when each was touched. */
const touchFast = (page: Page, names: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ({ keys, gapMs }) => {
      const touched: number[] = [];
      for (const name of keys) {
        const key = [...document.querySelectorAll("button span")]
          .find(({ textContent }) => textContent === name)
          ?.closest("button");
        touched.push(Date.now());
        key?.click();
        await new Promise((done) => setTimeout(done, gapMs));
      }
      return touched;
    },
    { keys: names, gapMs: burst.gapMs },
  );

const actOf = ({ act, animalId, behaviourId, partnerId }: FocalRow) =>
  [act, animalId, behaviourId, partnerId].join(" ");

test("an observer's script is recorded as it was touched, through killed tabs and without a network", async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000 + taps * 1000);
  const { keeper, animals, startAt } = await observedAnimals(["Nala", "Simba"]);
  await signIn(page, keeper.mail, {
    password: keeper.password,
    remember: true,
    at: startAt,
  });
  const obsSessionId = await beginSession(page);
  const random = randomFor("observer");
  const pick = <T>(all: readonly T[]) =>
    all[Math.floor(random() * all.length)] as T;
  const expected: FocalRow[] = [];
  let shown = animals[0]?.id;
  let tab = page;
  const each = Math.floor(taps / (kills + 1));
  let [began, count, busy] = [0, 0, 0];
  for (let n = 0; n < taps; n += 1) {
    if (n > 0 && n % each === 0 && n / each <= kills) {
      const next = await tab.context().newPage();
      await tab.close();
      await next.goto(`/ObsSessionView?obsSessionId=${obsSessionId}`);
      // The animal that was chosen is chosen again.
      tab = next;
    }
    // A stretch without a network, within one tab.
    if (n === each * 2 + 5) await goOffline(tab);
    if (n === each * 3 - 5) await goOnline(tab);
    const animal = pick(animals);
    const { behaviourId, outcome, trad } = pick(behaviours);
    const running = runningAfter(expected);
    // What stops asks for nobody.
    const isAsked =
      outcome !== null && running.get(animal.id)?.has(behaviourId) !== true;
    const partner = isAsked
      ? (animals.find(({ id }) => id !== animal.id) ?? null)
      : null;
    const from = Date.now();
    const made = await touch(
      tab,
      { animal, name: trad.fr?.name ?? "", partner },
      animal.id !== shown,
    );
    if (n === 0) began = made.at;
    count += made.count;
    busy += Date.now() - from;
    shown = animal.id;
    expected.push(
      ...press(known, running, {
        t: made.at - began,
        animalId: animal.id,
        behaviourId,
        partnerId: partner?.id ?? null,
      }),
    );
  }
  const fast = Array.from({ length: burst.touches }, () => pick(plain));
  const times = await touchFast(
    tab,
    fast.map(({ trad }) => trad.fr?.name ?? ""),
  );
  for (const [n, { behaviourId }] of fast.entries())
    expected.push(
      ...press(known, runningAfter(expected), {
        t: (times[n] ?? 0) - began,
        animalId: shown ?? "",
        behaviourId,
      }),
    );
  await askedFor(tab, "end");
  await closedOnServer(obsSessionId);
  const { recorded } = await recordedOnServer(obsSessionId);
  const { focal } = rowsIn(recorded);
  const acts = focal.map(actOf);
  expect(acts.slice(0, expected.length)).toEqual(expected.map(actOf));
  // The end stops what still went on.
  expect(
    acts.slice(expected.length).every((act) => act.startsWith("stop")),
  ).toBe(true);
  const begun = focal[0]?.t ?? 0;
  const off = expected.map((row, n) =>
    Math.abs((focal[n]?.t ?? 0) - begun - row.t),
  );
  expect(Math.max(...off)).toBeLessThan(bound);
  const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const aSecond = {
    driven: (count * 1000) / busy,
    fast: ((times.length - 1) * 1000) / lasted,
  };
  expect(aSecond.fast).toBeGreaterThan(burst.aSecond);
  console.log(
    `focal: ${JSON.stringify({ taps, touches: count, aSecond, offAtMostMs: Math.max(...off) })}`,
  );
  forgetOffline(problems);
});
