import type { ObsCorrection } from "@domain/observation/obs-session";
import type { Change } from "@domain/observation/rows/change";
import { changeText, wholeSession } from "@domain/observation/rows/change";
import { pushedBy } from "@domain/observation/rows/motion";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it } from "vitest";
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
import { put, read, useStage } from "../stage";
import { packsNow, sessionNow } from "./settled-now";

useStage("demo-obs-positions");

const now = new Date("2026-11-21T10:00:00Z");
const path = "obsSessions/one";
const key = "device-1_0:s0:0";
const walks = aSeen({ behaviourIds: ["walk"] });

beforeEach(() =>
  put({
    "enclosures/enclosure-1": stored(anEnclosure()),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
    [path]: stored(aClosedSession({ obsSessionId: "one" })),
    [`${path}/records/device-1_0`]: stored(
      anObsRecord({
        obsSessionId: "one",
        rows: rowsText(
          someRows({ scans: [aScanRow({ seen: [walks, walks] })] }),
        ),
      }),
    ),
  }),
);

let made = 0;
/** Puts right, settles, and gives what analyses read of the scan. */
async function corrected(change: Change, target = wholeSession) {
  const correctionId = `c${String((made += 1))}`;
  const correction: ObsCorrection = anObsCorrection({
    ...{ obsSessionId: "one", correctionId, target },
    change: changeText(change),
    at: new Date(Date.UTC(2026, 10, 20, 12, made)),
  });
  await put({ [`${path}/corrections/${correctionId}`]: stored(correction) });
  await settleSession("one", now);
  return { correctionId, ...(await packed()) };
}

async function packed() {
  const [pack] = await packsNow();
  const [piece] = pack?.pieces ?? [];
  const [scan] = piece?.rows.scans ?? [];
  return { seen: scan?.seen, motions: piece?.facts?.motions };
}

it("a position that is put right reaches what analyses read, and leaves it once that is taken back", async () => {
  const moved = { ...walks, x: 900, y: 40, level: 3 };
  const one = await corrected({ seen: moved }, key);
  expect(one.seen).toEqual([moved, walks]);
  expect(await read(`${path}/corrections/${one.correctionId}`)).toMatchObject({
    before: changeText({ seen: walks }),
  });
  const out = await corrected({ removed: true }, key);
  expect(out.seen).toEqual([walks]);
  const back = await corrected({ takenBack: out.correctionId });
  expect(back.seen).toEqual([moved, walks]);
  const first = await corrected({ takenBack: one.correctionId });
  expect(first.seen).toEqual([walks, walks]);
  expect((await sessionNow("one")).flaws).toEqual([]);
});

it("all points of a session reach it moved, with the correction that moved them, and come back exactly", async () => {
  const motion = {
    ...pushedBy(-700, 100),
    ...{ level: null, zones: "read" as const },
  };
  const all = await corrected({ moved: motion });
  const there = { ...walks, x: 0, y: 350 };
  expect(all.seen).toEqual([there, there]);
  expect(all.motions).toMatchObject([
    { correctionId: all.correctionId, motion },
  ]);
  const back = await corrected({ takenBack: all.correctionId });
  expect(back.seen).toEqual([walks, walks]);
  expect(back.motions).toBeUndefined();
});
