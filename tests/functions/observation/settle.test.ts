import type { Campaign } from "@domain/campaign/campaign";
import type {
  ObsCorrection,
  ObsRecord,
  ObsSession,
} from "@domain/observation/obs-session";
import { outcomeOfSession } from "@domain/observation/outcome";
import {
  packedFacts,
  piecesOfPack,
  sessionsOfPieces,
} from "@domain/observation/pack";
import { changeText, wholeSession } from "@domain/observation/rows/corrected";
import { rowsText } from "@domain/observation/rows/rows-text";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { beforeEach, describe, expect, it } from "vitest";
import { plain } from "../../../functions/src/edge/documents";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import { openSessions } from "../../../functions/src/observation/follow";
import { hearOfSession } from "../../../functions/src/observation/on-session-written";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { aCampaign } from "../../builders/campaigns";
import { anEthogramVersion } from "../../builders/ethograms";
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
import { idsOf, put, read, useStage } from "../stage";

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

async function sessionNow(id = "one"): Promise<ObsSession> {
  const data = await read(`obsSessions/${id}`);
  const { record } = readRecord("obsSessions", id, plain(data) as Values);
  if (record === null) throw new Error("no session");
  return record;
}

async function packsNow() {
  const ids = await idsOf("scanPacks");
  const all = await Promise.all(
    ids.sort().map(async (id) => {
      const data = plain(await read(`scanPacks/${id}`)) as Values;
      return { id, record: readRecord("scanPacks", id, data).record };
    }),
  );
  return all.map(({ id, record }) => ({
    id,
    sectorIds: record?.sectorIds,
    openToKeepers: record?.openToKeepers,
    pieces: piecesOfPack({ rows: record?.rows ?? "" }) ?? [],
  }));
}

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
    expect(await sessionNow()).toMatchObject({
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
    expect((await sessionNow()).voidedAt).not.toBeNull();
    expect(await packsNow()).toEqual([]);
    expect((await read(month))?.["focal"]).toEqual({});
    await isCorrected(correction("v2", wholeSession, { voided: false }, 6));
    await settleSession("one", now);
    expect(await packsNow()).toHaveLength(1);
    await put({ [path]: stored({ ...(await sessionNow()), isDeleted: true }) });
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
    expect(await sessionNow()).toMatchObject({
      counts: { focal: 0 },
      flaws: ["device-1_1", "fly"],
    });
  });

  it("takes nothing that another person put into it", async () => {
    await arrives({ ...records[0]!, observerId: "third" });
    await settleSession("one", now);
    expect((await sessionNow()).counts.focal).toBe(0);
  });
});

describe("a session that is larger than a pack", () => {
  const scansInChunk = 60;
  const animals = 40;
  /** Places that do not repeat, so that nothing is said once for all. */
  const scan = (slot: number) =>
    aScanRow({
      ...{ slot, t: slot * 30_000 },
      seen: Array.from({ length: animals }, (_, n) =>
        aSeen({
          animalId: `animal-${n}`,
          behaviourIds: [n % 2 === 0 ? "walk" : "groom"],
          ...{ x: 10_000 + ((slot * 37 + n * 101) % 9999), level: n % 5 },
          ...{ y: 10_000 + ((slot * 91 + n * 17) % 9999) },
        }),
      ),
    });
  const scans = Array.from({ length: 1000 }, (_, slot) => scan(slot));
  const hours = new Date(session.startedAt!.getTime() + 9 * 3_600_000);
  const arriveAll = async () => {
    await put({ [path]: stored({ ...session, endedAt: hours }) });
    for (let n = 0; n * scansInChunk < scans.length; n += 1) {
      const own = scans.slice(n * scansInChunk, (n + 1) * scansInChunk);
      await arrives({
        ...records[0]!,
        ...{ recordId: `device-0_${n}`, n },
        rows: rowsText(someRows({ scans: own })),
      });
    }
  };
  const readTogether = async () => {
    const packs = await packsNow();
    const { sessions } = sessionsOfPieces(
      packs.flatMap(({ pieces }) => pieces),
    );
    return { packs, sessions };
  };

  it("lies in consecutive packs beside others, is corrected, moved and voided there, and is one when it is read", async () => {
    const small = { ...session, obsSessionId: "two", campaignId: null };
    await put({ "obsSessions/two": stored(small) });
    await settleSession("two", now);
    await arriveAll();
    await settleSession("one", now);
    expect((await sessionNow()).flaws).toEqual([]);
    const first = await readTogether();
    expect(first.packs.length).toBeGreaterThan(1);
    expect(first.packs.length).toBeLessThanOrEqual(3);
    expect(first.sessions.map(({ facts }) => facts.obsSessionId)).toEqual([
      "one",
      "two",
    ]);
    expect(first.sessions[0]?.rows.scans).toEqual(scans);
    expect(await settleSession("one", now)).toEqual([]);

    const seen = aSeen({ animalId: "animal-0", behaviourIds: ["groom"] });
    await isCorrected(correction("c1", "device-0_16:s39:0", { seen }, 1));
    await put({
      "enclosures/enclosure-1": stored(
        anEnclosure({ linkedSectorId: "sector-other" }),
      ),
    });
    await settleSession("one", now);
    const second = await readTogether();
    expect(second.sessions[0]?.rows.scans.at(-1)?.seen[0]).toEqual(seen);
    expect(second.packs.map(({ sectorIds }) => sectorIds)).toEqual(
      second.packs.map(() => ["sector-other"]),
    );

    await isCorrected(correction("v1", wholeSession, { voided: true }, 5));
    await settleSession("one", now);
    const third = await readTogether();
    expect(third.packs).toHaveLength(1);
    expect(third.sessions.map(({ facts }) => facts.obsSessionId)).toEqual([
      "two",
    ]);
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
    expect((await sessionNow()).readers).toEqual([]);
    await sealed("two", "third");
    await settleSession("two", now);
    expect((await sessionNow()).readers).toEqual(["third"]);
    expect((await sessionNow("two")).readers).toEqual(["author"]);
    expect(await packsNow()).toEqual([]);
    await campaign({ mode: "expert", experts, status: "stopped" });
    await openSessions("campaign-1", now);
    expect((await sessionNow()).sealed).toBe(false);
    expect(await packsNow()).toMatchObject([
      { id: "enclosure-1_2026-11_x0", openToKeepers: false },
    ]);
  });
});

describe("what an expert saw in a training", () => {
  const held = (id: string, observerId: string) =>
    put({
      [`obsSessions/${id}`]: stored({
        ...session,
        obsSessionId: id,
        observerId,
        mode: "training",
      }),
      [`obsSessions/${id}/records/device-0_0`]: stored({
        ...records[0]!,
        obsSessionId: id,
        observerId,
      }),
    });

  it("is read by who learns once their own is closed, and counts in no figures", async () => {
    const training = { mode: "training" } as const;
    await campaign({ ...training, experts: ["author"] });
    await held("one", "author");
    await settleSession("one", now);
    expect((await sessionNow()).readers).toEqual([]);
    await held("two", "learner");
    await settleSession("two", now);
    expect((await sessionNow()).readers).toEqual(["learner"]);
    expect((await sessionNow("two")).readers).toEqual([]);
    expect(await packsNow()).toEqual([]);
    const others = { ...training, experts: ["learner"] };
    await campaign(others);
    const is = aCampaign({ ...others, campaignId: "campaign-1" });
    await hearOfCampaign({ ...is, experts: ["author"] }, is, now);
    expect((await sessionNow()).readers).toEqual([]);
    expect((await sessionNow("two")).readers).toEqual(["author"]);
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
    expect((await sessionNow()).sectorIds).toEqual(["sector-other"]);
    expect((await packsNow())[0]?.sectorIds).toEqual(["sector-other"]);
  });
});
