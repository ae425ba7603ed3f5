import { describe, expect, it } from "vitest";
import {
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { correctionChangeMost } from "../obs-session";
import { changeText } from "./change";
import { applyCorrections } from "./corrected";
import { nothingRecorded, recordedIn, rowsIn } from "./keyed";
import { scanPutIn, seenPutIn } from "./put-in";
import type { PutIn } from "./put-in";
import { rowsText } from "./rows-text";

let made = 0;
const newKey = () => `+${made++}`;
const corrections = (all: readonly PutIn[]) =>
  all.map(({ target, change }, at) => ({
    correctionId: `c${all.length - at}`,
    target,
    change: changeText(change),
    at: new Date(at),
  }));

describe("a scan that was forgotten", () => {
  it("is one correction, and stands as it was given", () => {
    const row = aScanRow({ t: 60_000, slot: 1 });
    const put = scanPutIn("+a", row, newKey);
    expect(put).toHaveLength(1);
    const { recorded, flaws } = applyCorrections(
      nothingRecorded,
      corrections(put),
    );
    expect(flaws).toEqual([]);
    expect(rowsIn(recorded).scans).toEqual([row]);
  });

  it("of 200 animals is as many as hold it, none longer than a correction may be", () => {
    const seen = Array.from({ length: 200 }, (_, at) =>
      aSeen({ animalId: `animal-${at}`, areaId: "a".repeat(36) }),
    );
    const row = aScanRow({ seen });
    const put = scanPutIn("+a", row, newKey);
    for (const { change } of put)
      expect(changeText(change).length).toBeLessThanOrEqual(
        correctionChangeMost,
      );
    const { recorded, flaws } = applyCorrections(
      nothingRecorded,
      corrections(put),
    );
    expect(flaws).toEqual([]);
    expect(rowsIn(recorded).scans).toEqual([row]);
  });

  it("takes animals that were forgotten, none being nothing", () => {
    const { recorded } = recordedIn([
      anObsRecord({ rows: rowsText(someRows({ scans: [aScanRow()] })) }),
    ]);
    expect(seenPutIn("x", [], newKey)).toEqual([]);
    const key = recorded.scans[0]?.key ?? "";
    const late = aSeen({ animalId: "simba", behaviourIds: null });
    const after = applyCorrections(
      recorded,
      corrections(seenPutIn(key, [late], newKey)),
    );
    expect(rowsIn(after.recorded).scans[0]?.seen).toEqual([aSeen(), late]);
  });
});
