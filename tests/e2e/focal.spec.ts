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

/** In soak ten times as many. */
const taps = process.env["SOAK"] === undefined ? 300 : 3000;
const kills = process.env["SOAK"] === undefined ? 5 : 50;
const { behaviours } = demoPlan("primates-focal");
// What is directed asks for the other animal, which takes further touches.
const keys = behaviours.filter(({ outcome }) => outcome === null);
const known = new Map(keys.map((one) => [one.behaviourId, one]));

/** What the observer's script touches: an animal's tab where it changes, then a key. */
interface Touch {
  animal: { id: string; name: string };
  behaviourId: string;
  name: string;
}

async function touches(page: Page, { animal, name }: Touch, isOther: boolean) {
  if (isOther)
    await page.getByRole("radio", { name: animal.name, exact: true }).click();
  await page
    .getByRole("button", { name: new RegExp(`^${name}( |$)`) })
    .first()
    .click();
}

const actOf = ({ act, animalId, behaviourId }: FocalRow) =>
  [act, animalId, behaviourId].join(" ");

test("an observer's script is recorded as it was touched, through killed tabs and without a network", async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000 + taps * 500);
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
  for (let n = 0; n < taps; n += 1) {
    if (n > 0 && n % each === 0 && n / each <= kills) {
      const next = await tab.context().newPage();
      await tab.close();
      await next.goto(`/ObsSessionView?obsSessionId=${obsSessionId}`);
      tab = next;
      shown = animals[0]?.id;
    }
    // A stretch without a network, within one tab.
    if (n === each * 2 + 5) await goOffline(tab);
    if (n === each * 3 - 5) await goOnline(tab);
    const animal = pick(animals);
    const key = pick(keys);
    const name = key.trad.fr?.name ?? "";
    await touches(
      tab,
      { animal, behaviourId: key.behaviourId, name },
      animal.id !== shown,
    );
    shown = animal.id;
    expected.push(
      ...press(known, runningAfter(expected), {
        t: n,
        animalId: animal.id,
        behaviourId: key.behaviourId,
      }),
    );
  }
  await askedFor(tab, "end");
  await closedOnServer(obsSessionId);
  const { recorded } = await recordedOnServer(obsSessionId);
  const acts = rowsIn(recorded).focal.map(actOf);
  expect(acts.slice(0, expected.length)).toEqual(expected.map(actOf));
  // The end stops what still went on.
  expect(
    acts.slice(expected.length).every((act) => act.startsWith("stop")),
  ).toBe(true);
  forgetOffline(problems);
});
