import type { Campaign } from "@domain/campaign/campaign";
import type { ObsCorrection, ObsRecord } from "@domain/observation/obs-session";
import { outcomeOfSession } from "@domain/observation/outcome";
import { packedFacts } from "@domain/observation/pack";
import { changeText, wholeSession } from "@domain/observation/rows/change";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, describe, expect, it } from "vitest";
import { plain } from "../../../functions/src/edge/documents";
import { openSessions } from "../../../functions/src/observation/follow";
import { hearOfSession } from "../../../functions/src/observation/on-session-written";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { aCampaign } from "../../builders/campaigns";
import { aContextVersion, anEthogramVersion } from "../../builders/ethograms";
import { anItem, aQuestion, aSection } from "../../builders/surveys";
import { frozenQuestions } from "@domain/survey/publish/freeze";
import { anEnclosure } from "../../builders/facility";
import {
  aClosedSession,
  aFocalRow,
  anObsCorrection,
  anObsRecord,
  anObsSession,
  aScanRow,
  aSeen,
  someRows,
} from "../../builders/observation";
import { stored } from "../../rules/harness";
import { put, read, useStage } from "../stage";
import { packsNow, sessionNow } from "./settled-now";

useStage("demo-obs-sessions");

const now = new Date("2026-11-21T10:00:00Z");
const session = aClosedSession({
  obsSessionId: "one",
  openToKeepers: false,
  day: null,
  watchedMs: 0,
  campaignId: "campaign-1",
});
const path = "obsSessions/one";
const month = "campaigns/campaign-1/progress/2026-11";

const rows = [
  someRows({
    focal: [
      aFocalRow({ t: 1000, act: "point", behaviourId: "groom" }),
      aFocalRow({ t: 2000, behaviourId: "walk" }),
    ],
  }),
  someRows({
    focal: [aFocalRow({ t: 62_000, act: "stop", behaviourId: "walk" })],
    scans: [
      aScanRow({
        t: 60_000,
        slot: 1,
        seen: [aSeen({ behaviourIds: ["walk"] })],
      }),
    ],
  }),
  someRows({
    scans: [
      aScanRow({ t: 120_000, slot: 2, seen: [aSeen({ behaviourIds: [] })] }),
    ],
  }),
];
const records = rows.map((one, n): ObsRecord =>
  anObsRecord({
    obsSessionId: "one",
    recordId: `device-${n % 2}_${n}`,
    deviceId: `device-${n % 2}`,
    n,
    rows: rowsText(one),
  }),
);
const correction = (
  correctionId: string,
  target: string,
  change: Parameters<typeof changeText>[0],
  minute: number,
): ObsCorrection =>
  anObsCorrection({
    obsSessionId: "one",
    correctionId,
    target,
    change: changeText(change),
    at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
  });
const corrections = [
  correction(
    "c1",
    "device-0_0:f0",
    { focal: aFocalRow({ t: 1500, act: "point", behaviourId: "groom" }) },
    1,
  ),
  correction(
    "c2",
    "device-0_2:s0:0",
    { seen: aSeen({ level: 3, behaviourIds: ["walk"] }) },
    2,
  ),
];

const arrives = (record: ObsRecord) =>
  put({ [`${path}/records/${record.recordId}`]: stored(record) });
const isCorrected = (one: ObsCorrection) =>
  put({ [`${path}/corrections/${one.correctionId}`]: stored(one) });

/** What a pack holds of the session if all of it is there. */
const expected = () => {
  const plan = anEthogramVersion();
  return {
    facts: packedFacts(session),
    rows: outcomeOfSession(session, plan, records, corrections).rows,
  };
};

const campaign = (more: Partial<Campaign> = {}) =>
  put({
    "campaigns/campaign-1": stored(
      aCampaign({ collects: ["focal", "scan"], obsId: "form-1", ...more }),
    ),
  });

beforeEach(async () => {
  await put({
    "enclosures/enclosure-1": stored(anEnclosure()),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
    [path]: stored(session),
  });
  await campaign();
});

describe("a closed session", () => {
  it("says what was watched, met and missed, and counts in its campaign once", async () => {
    for (const record of records) await arrives(record);
    const told = await settleSession("one", now);
    expect(told).toEqual(
      expect.arrayContaining(["counts", "progress", "packs"]),
    );
    expect(await sessionNow("one")).toMatchObject({
      day: "2026-11-20",
      openToKeepers: true,
      watchedMs: 600_000,
      counts: { focal: 3, scans: 2, missed: 8 },
      effort: { "animal-1": { watchedMs: 600_000, scans: 2 } },
      flaws: [],
    });
    const share = { one: { day: "2026-11-20", by: "author" } };
    expect(await read(month)).toMatchObject({
      focal: { "animal-1": share },
      scan: { "animal-1": share },
    });
    expect(await settleSession("one", now)).toEqual([]);
  });

  it("is packed as it is, in whatever order chunks and corrections came, and however often", async () => {
    const [first, second, third] = records;
    const [one, two] = corrections;
    await isCorrected(two!);
    await arrives(third!);
    await settleSession("one", now);
    await arrives(first!);
    await settleSession("one", now);
    await arrives(first!);
    await isCorrected(one!);
    await settleSession("one", now);
    await arrives(second!);
    await Promise.all([settleSession("one", now), settleSession("one", now)]);
    expect(await packsNow()).toEqual([
      {
        id: "enclosure-1_2026-11_0",
        sectorIds: session.sectorIds,
        openToKeepers: true,
        pieces: [
          { ...expected(), obsSessionId: "one", place: [0, 1] as const },
        ],
      },
    ]);
    const before = await read(`${path}/corrections/c1`);
    expect(before?.["before"]).toBe(
      changeText({
        focal: aFocalRow({ t: 1000, act: "point", behaviourId: "groom" }),
      }),
    );
  });

  it("counts nowhere once it is void or deleted, and again once that is taken back", async () => {
    for (const record of records) await arrives(record);
    await settleSession("one", now);
    await isCorrected(correction("v1", wholeSession, { voided: true }, 5));
    await settleSession("one", now);
    expect((await sessionNow("one")).voidedAt).not.toBeNull();
    expect(await packsNow()).toEqual([]);
    expect((await read(month))?.["focal"]).toEqual({});
    await isCorrected(correction("v2", wholeSession, { voided: false }, 6));
    await settleSession("one", now);
    expect(await packsNow()).toHaveLength(1);
    await put({
      [path]: stored({ ...(await sessionNow("one")), isDeleted: true }),
    });
    await settleSession("one", now);
    expect(await packsNow()).toEqual([]);
  });

  it("leaves out what its ethogram does not know, and what cannot be read, and says so", async () => {
    await arrives({
      ...records[0]!,
      rows: rowsText(someRows({ focal: [aFocalRow({ behaviourId: "fly" })] })),
    });
    await arrives({ ...records[1]!, rows: "{broken" });
    await settleSession("one", now);
    expect(await sessionNow("one")).toMatchObject({
      counts: { focal: 0 },
      flaws: ["device-1_1", "fly"],
    });
  });

  it("says that its context lacks an answer that it must have, until it has it", async () => {
    const question = aQuestion({ mandatory: true });
    const sections = [aSection([anItem(question)])];
    const asked = { contextId: "context-1", contextVersion: 1 };
    await put({
      "contexts/context-1/versions/1": stored(
        aContextVersion({
          status: "published",
          sections,
          questions: frozenQuestions(
            { sections },
            { question: () => question },
          ),
        }),
      ),
      [path]: stored({ ...session, ...asked }),
    });
    await settleSession("one", now);
    expect((await sessionNow("one")).flaws).toEqual(["contextMissing"]);
    expect(await packsNow()).toHaveLength(1);
    const contextAnswers = '{"Q-001":{"chosen":["yes"]}}';
    await put({ [path]: stored({ ...session, ...asked, contextAnswers }) });
    await settleSession("one", now);
    expect((await sessionNow("one")).flaws).toEqual([]);
  });

  it("follows a note of when it was over: what was watched, and its pack", async () => {
    for (const record of records) await arrives(record);
    await settleSession("one", now);
    const mark = {
      t: 180_000,
      kind: "end",
      animalId: null,
      text: null,
    } as const;
    await isCorrected(correction("e1", "+end", { mark }, 3));
    await settleSession("one", now);
    expect(await sessionNow("one")).toMatchObject({
      watchedMs: 180_000,
      counts: { focal: 3, scans: 2, missed: 1 },
      effort: { "animal-1": { watchedMs: 180_000 } },
    });
    expect((await packsNow())[0]?.pieces[0]?.rows.marks).toEqual([mark]);
    await isCorrected(correction("e2", "+end", { removed: true }, 4));
    await settleSession("one", now);
    expect((await sessionNow("one")).watchedMs).toBe(600_000);
  });

  it("takes nothing that another person put into it", async () => {
    await arrives({ ...records[0]!, observerId: "third" });
    await settleSession("one", now);
    expect((await sessionNow("one")).counts.focal).toBe(0);
  });
});

describe("an open session", () => {
  it("counts nowhere, and tells its campaign that somebody began", async () => {
    const open = anObsSession({
      obsSessionId: "one",
      campaignId: "campaign-1",
    });
    await put({ [path]: stored(open) });
    await hearOfSession(null, open, now);
    expect(await packsNow()).toEqual([]);
    const begun = await read("campaigns/campaign-1");
    expect(plain(begun?.["begunAt"])).toEqual(open.startedAt);
  });
});

describe("what experts saw", () => {
  const sealed = (id: string, observerId: string) =>
    put({
      [`obsSessions/${id}`]: stored({
        ...session,
        obsSessionId: id,
        observerId,
        mode: "expert",
        sealed: true,
      }),
      [`obsSessions/${id}/records/device-0_0`]: stored({
        ...records[0]!,
        obsSessionId: id,
        observerId,
      }),
    });

  it("is read by who looked for themselves, and by others once it is over, in packs that keepers do not read", async () => {
    const experts = ["author", "third"];
    await campaign({ mode: "expert", experts });
    await sealed("one", "author");
    await settleSession("one", now);
    expect((await sessionNow("one")).readers).toEqual([]);
    await sealed("two", "third");
    await settleSession("two", now);
    expect((await sessionNow("one")).readers).toEqual(["third"]);
    expect((await sessionNow("two")).readers).toEqual(["author"]);
    expect(await packsNow()).toEqual([]);
    await campaign({ mode: "expert", experts, status: "stopped" });
    await openSessions("campaign-1", now);
    expect((await sessionNow("one")).sealed).toBe(false);
    expect(await packsNow()).toMatchObject([
      { id: "enclosure-1_2026-11_x0", openToKeepers: false },
    ]);
  });
});

describe("an enclosure that moves", () => {
  it("takes its sessions and packs along", async () => {
    await arrives(records[0]!);
    await settleSession("one", now);
    await put({
      "enclosures/enclosure-1": stored(
        anEnclosure({ linkedSectorId: "sector-other" }),
      ),
    });
    await settleSession("one", now);
    expect((await sessionNow("one")).sectorIds).toEqual(["sector-other"]);
    expect((await packsNow())[0]?.sectorIds).toEqual(["sector-other"]);
  });
});
