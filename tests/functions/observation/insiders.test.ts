import { changeText, wholeSession } from "@domain/observation/rows/change";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it } from "vitest";
import { importObservations } from "../../../functions/src/observation/import-observations";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { aCampaign, aCampaignProgress } from "../../builders/campaigns";
import { anEthogramVersion } from "../../builders/ethograms";
import { anEnclosure } from "../../builders/facility";
import {
  aClosedSession,
  aFocalRow,
  anObsCorrection,
  anObsRecord,
  someRows,
} from "../../builders/observation";
import { stored } from "../../rules/harness";
import { ask } from "../ask";
import { world } from "../people";
import { put, read, useStage } from "../stage";
import { aFileSession } from "./file-session";
import { packsNow, sessionNow } from "./settled-now";

useStage("demo-obs-insiders");

const now = new Date("2026-11-21T10:00:00Z");

/** A session that is closed, with a chunk of some acts. */
const closed = (
  obsSessionId: string,
  more: Parameters<typeof aClosedSession>[0] = {},
  focal = [aFocalRow({ t: 1000, behaviourId: "walk" })],
) => {
  const session = aClosedSession({ obsSessionId, day: null, ...more });
  const { observerId } = session;
  return put({
    [`obsSessions/${obsSessionId}`]: stored(session),
    [`obsSessions/${obsSessionId}/records/device-1_0`]: stored(
      anObsRecord({
        obsSessionId,
        observerId,
        rows: rowsText(someRows({ focal })),
      }),
    ),
  });
};

beforeEach(() =>
  put({
    ...world(),
    "enclosures/enclosure-1": stored(anEnclosure()),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
    "campaigns/campaign-1": stored(
      aCampaign({ collects: ["focal", "scan"], obsId: "form-1" }),
    ),
  }),
);

it("answers in letters of several bytes leave the packs of a month open to others", async () => {
  const contextAnswers = JSON.stringify({ q: "漢".repeat(190_000) });
  await closed("one", { contextAnswers });
  await closed("two", { contextAnswers });
  await closed("three", { startedAt: new Date("2026-11-20T08:00:00Z") });
  for (const id of ["one", "two", "three"]) await settleSession(id, now);
  const ids = (await packsNow()).flatMap(({ pieces }) =>
    pieces.map(({ obsSessionId }) => obsSessionId),
  );
  expect(ids.sort()).toEqual(["one", "three", "two"]);
});

const manyNamed = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aFocalRow({ t: n, act: "point", animalId: `a${n}`, behaviourId: "walk" }),
  );

it("a session that names animals without number says what was done for 500, those it is about first", async () => {
  await closed("one", { animalIds: ["nala"] }, manyNamed(600));
  await settleSession("one", now);
  const { effort, counts } = await sessionNow("one");
  expect(Object.keys(effort)).toHaveLength(500);
  expect(effort).toHaveProperty("nala");
  expect(counts.focal).toBe(600);
});

it("chunks without number are read as far as a session can be held", async () => {
  await closed("one");
  const rows = `{${"x".repeat(399_999)}`;
  for (let n = 1; n <= 33; n += 1)
    await put({
      [`obsSessions/one/records/device-1_${n}`]: stored(
        anObsRecord({
          obsSessionId: "one",
          recordId: `device-1_${n}`,
          n,
          rows,
        }),
      ),
    });
  await settleSession("one", now);
  const { flaws, counts } = await sessionNow("one");
  expect([flaws.length, counts.focal]).toEqual([29, 1]);
});

it("a month of a campaign that one person filled stops nobody else's session, and says that it does not count all", async () => {
  const full = Object.fromEntries(
    Array.from({ length: 2150 }, (_, n) => [
      `${"a".repeat(190)}${n}`,
      { ["s".repeat(190)]: { day: "2026-11-20", by: "insider" } },
    ]),
  );
  await put({
    "campaigns/campaign-1/progress/2026-11": stored(
      aCampaignProgress({ focal: full as never }),
    ),
  });
  await closed("one", { campaignId: "campaign-1" }, manyNamed(600));
  await settleSession("one", now);
  expect((await sessionNow("one")).day).toBe("2026-11-20");
  expect(await packsNow()).toHaveLength(1);
  const said = await read("campaigns/campaign-1/progress/2026-11");
  expect(said).toMatchObject({ uncounted: ["focal"] });
  expect(said?.["focal"]).toEqual(full);
});

it("corrections without number push nobody's out", async () => {
  await closed("one");
  const correction = (correctionId: string, by: string, more: object) =>
    stored(anObsCorrection({ obsSessionId: "one", correctionId, by, ...more }));
  await put(
    Object.fromEntries(
      Array.from({ length: 2000 }, (_, n) => [
        `obsSessions/one/corrections/c${n}`,
        correction(`c${n}`, "author", { at: new Date(Date.UTC(2018, 0, 1)) }),
      ]),
    ),
  );
  await put({
    "obsSessions/one/corrections/void": correction("void", "manager", {
      target: wholeSession,
      change: changeText({ voided: true }),
      at: now,
    }),
  });
  await settleSession("one", now);
  expect((await sessionNow("one")).voidedAt).toEqual(now);
});

it("a call that names animals without number looks none of them up", async () => {
  const chunks = [0, 1].map((n) =>
    rowsText(
      someRows({
        focal: manyNamed(1200).map((row) => ({
          ...row,
          animalId: `${n}${row.animalId}`,
        })),
      }),
    ),
  );
  const said = await ask(importObservations, "admin", {
    zooId: "home",
    dryRun: false,
    sessions: [aFileSession({ chunks, observerId: "admin" })],
  });
  expect(said).toEqual({
    success: false,
    error: "invalid-input",
    details: { fields: ["sessions:too_big"] },
  });
});
