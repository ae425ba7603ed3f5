import { sessionsOfPieces } from "@domain/observation/pack";
import { changeText, wholeSession } from "@domain/observation/rows/change";
import { rowsText } from "@domain/observation/rows/rows-text";
import { expect, it } from "vitest";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { anEthogramVersion } from "../../builders/ethograms";
import { anEnclosure } from "../../builders/facility";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../builders/observation";
import { stored } from "../../rules/harness";
import { put, useStage } from "../stage";
import { packsNow, sessionNow } from "./settled-now";

useStage("demo-obs-large");

const now = new Date("2026-11-21T10:00:00Z");
const session = aClosedSession({ obsSessionId: "one" });
const path = "obsSessions/one";
const isCorrected = (
  correctionId: string,
  target: string,
  change: Parameters<typeof changeText>[0],
  minute: number,
) =>
  put({
    [`${path}/corrections/${correctionId}`]: stored(
      anObsCorrection({
        ...{ obsSessionId: "one", correctionId, target },
        change: changeText(change),
        at: new Date(Date.UTC(2026, 10, 20, 22, minute)),
      }),
    ),
  });

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
  await put({
    "enclosures/enclosure-1": stored(anEnclosure()),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
    [path]: stored({ ...session, endedAt: hours }),
  });
  for (let n = 0; n * scansInChunk < scans.length; n += 1) {
    const own = scans.slice(n * scansInChunk, (n + 1) * scansInChunk);
    const record = anObsRecord({
      ...{ obsSessionId: "one", deviceId: "device-0", n },
      recordId: `device-0_${n}`,
      rows: rowsText(someRows({ scans: own })),
    });
    await put({ [`${path}/records/${record.recordId}`]: stored(record) });
  }
};
const readTogether = async () => {
  const packs = await packsNow();
  const { sessions } = sessionsOfPieces(packs.flatMap(({ pieces }) => pieces));
  return { packs, sessions };
};

it("a session larger than a pack lies in consecutive packs beside others, is corrected, moved and voided there, and is one when it is read", async () => {
  const small = { ...session, obsSessionId: "two", campaignId: null };
  await put({ "obsSessions/two": stored(small) });
  await settleSession("two", now);
  await arriveAll();
  await settleSession("one", now);
  expect((await sessionNow("one")).flaws).toEqual([]);
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
  await isCorrected("c1", "device-0_16:s39:0", { seen }, 1);
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

  await isCorrected("v1", wholeSession, { voided: true }, 5);
  await settleSession("one", now);
  const third = await readTogether();
  expect(third.packs).toHaveLength(1);
  expect(third.sessions.map(({ facts }) => facts.obsSessionId)).toEqual([
    "two",
  ]);
});
