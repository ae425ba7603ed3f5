import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { demoPlan } from "../../demo/seed/build/surveys/ethograms";
import { randomFor } from "../../src/domain/analysis/interval/random";
import {
  press,
  runningAfter,
} from "../../src/domain/observation/collect/engine";
import type { FocalRow } from "../../src/domain/observation/rows/row";
import { recordedIn } from "../../src/domain/observation/rows/keyed";
import { forgetOffline, goOffline, goOnline } from "./steps/offline";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { documentOf, documentsIn, tick, writeDocuments } from "./steps/suite";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
/** In soak ten times as many. */
const taps = process.env["SOAK"] === undefined ? 300 : 3000;
const kills = process.env["SOAK"] === undefined ? 5 : 50;
const { behaviours } = demoPlan("primates-focal");
// What is directed asks for the other animal, which takes further touches.
const keys = behaviours.filter(({ outcome }) => outcome === null);
const known = new Map(keys.map((one) => [one.behaviourId, one]));
const stamp = { createdAt: new Date(0), createdBy: "founder" };

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

async function recordedActs(obsSessionId: string): Promise<string[]> {
  const at = `obsSessions/${obsSessionId}/records`;
  const ids = await documentsIn(`${at}?pageSize=100`);
  const chunks = await Promise.all(
    ids.map(async (recordId) => {
      const fields = await documentOf(`${at}/${recordId}`);
      const text = (name: string) => {
        const value = fields?.[name]?.["stringValue"];
        return typeof value === "string" ? value : "";
      };
      const n = Number(fields?.["n"]?.["integerValue"]);
      return { recordId, deviceId: text("deviceId"), n, rows: text("rows") };
    }),
  );
  return recordedIn(chunks).recorded.focal.map(actOf);
}

test("an observer's script is recorded as it was touched, through killed tabs and without a network", async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000 + taps * 500);
  const { zooId, sectorId, ...place } = await aPlace();
  const keeper = await aPerson({ zooId, sectorId, ...place });
  const own = randomUUID().slice(0, 8);
  const enclosureId = `enclosure-${own}`;
  const animals = ["Nala", "Simba"].map((name) => ({
    id: `animal-${name}-${own}`,
    name,
  }));
  await writeDocuments([
    demoDocument(
      "enclosures",
      enclosureId,
      { zooId, enclosureName: "Plaine", linkedSectorId: sectorId },
      stamp,
    ),
    ...animals.map(({ id, name }) =>
      demoDocument(
        "animals",
        id,
        {
          zooId,
          sectorId,
          animalName: name,
          animalEnclosureData: { enclosureId },
          specieId: null,
        },
        stamp,
      ),
    ),
  ]);
  await tick(new Date());
  await signIn(page, keeper.mail, {
    password: keeper.password,
    remember: true,
    at: `/ObsSessionView?mode=create&enclosureId=${enclosureId}&obsId=primates-focal`,
  });
  await page
    .getByRole("button", { name: t("observation.start.begin") })
    .click();
  await expect(page).toHaveURL(/obsSessionId=/u);
  const obsSessionId =
    new URL(page.url()).searchParams.get("obsSessionId") ?? "";
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
  await tab
    .getByRole("button", { name: t("observation.collect.do.end"), exact: true })
    .click();
  await tab
    .getByRole("region")
    .getByRole("button", { name: t("observation.collect.do.end"), exact: true })
    .last()
    .click();
  await expect
    .poll(
      async () => (await documentOf(`obsSessions/${obsSessionId}`))?.["status"],
      { timeout: 30_000 },
    )
    .toEqual({ stringValue: "closed" });
  const acts = await recordedActs(obsSessionId);
  expect(acts.slice(0, expected.length)).toEqual(expected.map(actOf));
  // The end stops what still went on.
  expect(
    acts.slice(expected.length).every((act) => act.startsWith("stop")),
  ).toBe(true);
  forgetOffline(problems);
});
