import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPlan } from "../../demo/seed/build/surveys/ethograms";
import { randomFor } from "../../src/domain/analysis/interval/random";
import {
  press,
  runningAfter,
} from "../../src/domain/observation/collect/engine";
import type { FocalRow } from "../../src/domain/observation/rows/row";
import {
  askedFor,
  beginSession,
  closedOnServer,
  observedAnimals,
  recordedOnServer,
} from "./steps/observing";
import { enter } from "./steps/session";
import { setClock, withSetClock } from "./steps/set-clock";
import { documentOf } from "./steps/suite";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
/** In soak ten times as many of each stretch. */
const taps = process.env["SOAK"] === undefined ? 12 : 120;
/** The record may say an instant so much later or earlier than the script, in ms: a busy machine draws late. */
const bound = 2500;
const { behaviours } = demoPlan("primates-focal");
// What is directed asks for the other animal, which takes further touches.
const keys = behaviours.filter(({ outcome }) => outcome === null);
const known = new Map(keys.map((one) => [one.behaviourId, one]));
const random = randomFor("stretches");

/** What the script touched so far, and by its own clock when. */
class Script {
  readonly rows: FocalRow[] = [];
  readonly #from = performance.now();

  at(): number {
    return Math.round(performance.now() - this.#from);
  }

  /** Touches keys of the only animal that is followed. */
  async stretch(page: Page, animalId: string): Promise<void> {
    for (let n = 0; n < taps; n += 1) {
      const key = keys[Math.floor(random() * keys.length)];
      if (key === undefined) throw new Error("no key");
      const { behaviourId, trad } = key;
      const pressed = { t: this.at(), animalId, behaviourId };
      await page
        .getByRole("button", { name: new RegExp(`^${trad.fr?.name}( |$)`) })
        .first()
        .click();
      this.rows.push(...press(known, runningAfter(this.rows), pressed));
    }
  }
}

const actOf = ({ act, animalId, behaviourId }: FocalRow) =>
  [act, animalId, behaviourId].join(" ");

/** By how much the instants of a record are off, from act to act, at most. */
function offIn(is: readonly FocalRow[], script: readonly FocalRow[]): number {
  const [a, b] = [is[0]?.t ?? 0, script[0]?.t ?? 0];
  return Math.max(
    ...script.map((row, n) => Math.abs((is[n]?.t ?? 0) - a - (row.t - b))),
  );
}

test("a session is handed over to another device: what both recorded is one", async ({
  page: first,
  visitor,
}) => {
  const { keeper, animals, startAt } = await observedAnimals(["Nala"]);
  const [nala] = animals;
  if (nala === undefined) throw new Error("no animal");
  const { password } = keeper;
  await enter(first, keeper.mail, { password, at: startAt });
  const obsSessionId = await beginSession(first);
  const script = new Script();
  await script.stretch(first, nala.id);
  await askedFor(first, "handOver");
  await expect(
    first.getByText(t("observation.collect.handedOverAwaits")),
  ).toBeVisible();
  const second = await visitor({ viewport: { width: 390, height: 844 } });
  const at = `/ObsSessionView?obsSessionId=${obsSessionId}`;
  await enter(second, keeper.mail, { password, at });
  await script.stretch(second, nala.id);
  await second
    .getByRole("button", { name: t("observation.collect.note"), exact: true })
    .click();
  // On a phone a toast stands above a question, clear of its buttons.
  const toasts = second.locator("[data-position=bottom-left]");
  await expect(toasts).toHaveCSS("top", "10px");
  await second
    .getByRole("button", { name: t("common.actions.cancel"), exact: true })
    .click();
  await askedFor(second, "end");
  await closedOnServer(obsSessionId);
  const { recorded, devices } = await recordedOnServer(obsSessionId);
  expect(devices.size).toBe(2);
  expect(recorded.focal.slice(0, script.rows.length).map(actOf)).toEqual(
    script.rows.map(actOf),
  );
  expect(offIn(recorded.focal, script.rows)).toBeLessThan(bound);
  expect(recorded.marks.map(({ kind }) => kind)).toEqual([
    "handOver",
    "resume",
  ]);
});

test("a clock that is set forward an hour and back a day changes no instant of a session, and is noted", async ({
  page,
  context,
}) => {
  await withSetClock(context);
  const { keeper, animals, startAt } = await observedAnimals(["Nala"]);
  const [nala] = animals;
  if (nala === undefined) throw new Error("no animal");
  await enter(page, keeper.mail, { password: keeper.password, at: startAt });
  const obsSessionId = await beginSession(page);
  const script = new Script();
  const hour = 3_600_000;
  await script.stretch(page, nala.id);
  await setClock(page, hour);
  await script.stretch(page, nala.id);
  await setClock(page, hour - 24 * hour);
  await script.stretch(page, nala.id);
  const lasted = script.at();
  await askedFor(page, "end");
  await closedOnServer(obsSessionId);
  const { recorded } = await recordedOnServer(obsSessionId);
  expect(recorded.focal.slice(0, script.rows.length).map(actOf)).toEqual(
    script.rows.map(actOf),
  );
  const off = offIn(recorded.focal, script.rows);
  expect(off).toBeLessThan(bound);
  const jumps = recorded.marks.map(({ kind, text }) => [kind, Number(text)]);
  expect(jumps.map(([kind]) => kind)).toEqual(["clock", "clock"]);
  const [forward, back] = jumps.map(([, ms]) => Number(ms));
  expect(Math.abs((forward ?? 0) - hour)).toBeLessThan(bound);
  expect(Math.abs((back ?? 0) + 24 * hour)).toBeLessThan(bound);
  const fields = await documentOf(`obsSessions/${obsSessionId}`);
  const [began, ended] = ["startedAt", "endedAt"].map((name) =>
    Date.parse(String(fields?.[name]?.["timestampValue"])),
  );
  const length = (ended ?? 0) - (began ?? 0);
  expect(Math.abs(length - lasted)).toBeLessThan(10_000);
  console.log(
    `a clock that jumps: ${JSON.stringify({ acts: recorded.focal.length, offAtMostMs: off, forward, back })}`,
  );
});
