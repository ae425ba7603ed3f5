import { describe, expect, it } from "vitest";
import {
  aFocalRow,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import {
  aSessionBy,
  minute,
  scansOf,
} from "../../../../../tests/builders/watched-sessions";
import { chosenOccasions, occasionsOf, pairsOfObservers } from "./occasions";
import { sideBySide } from "./side-by-side";

describe("sessions of the same thing", () => {
  const ana = aSessionBy("ana", { scans: scansOf("rrrrrr") });
  const same = { scans: scansOf("rrrrrr") };

  it("are of different people, at once, of one animal and one version", () => {
    expect(
      occasionsOf([ana, aSessionBy("ben", same, { after: 2000 })]),
    ).toEqual([{ sessions: [ana, aSessionBy("ben", same, { after: 2000 })] }]);
    for (const other of [
      aSessionBy("ana", same, { after: 2000 }),
      aSessionBy("ben", same, { after: 9.5 * minute }),
      aSessionBy("ben", same, { obsVersion: 2 }),
      aSessionBy("ben", { focal: [aFocalRow()] }, { after: 2000 }),
      aSessionBy("ben", same, { obsId: "form-2" }),
      aSessionBy(
        "ben",
        {
          scans: [aScanRow({ seen: [aSeen({ animalId: "animal-2" })] })],
        },
        { animalIds: ["animal-2"] },
      ),
    ])
      expect(occasionsOf([ana, other])).toEqual([]);
    expect(occasionsOf([])).toEqual([]);
    expect(occasionsOf([ana])).toEqual([]);
  });

  it("of three people are one occasion, and three pairs", () => {
    const [occasion, ...rest] = occasionsOf([
      aSessionBy("cem", same, { after: 4000 }),
      ana,
      aSessionBy("ben", same, { after: 2000 }),
      aSessionBy("ben", same, { after: 60 * minute }),
    ]);
    expect(rest).toEqual([]);
    const names = (pairs: ReturnType<typeof pairsOfObservers>) =>
      pairs.map(({ oneId, otherId }) => `${oneId} ${otherId}`);
    expect(names(pairsOfObservers([occasion!]))).toEqual([
      "ana ben",
      "ana cem",
      "ben cem",
    ]);
    expect(names(pairsOfObservers([occasion!], "cem"))).toEqual([
      "ana ben",
      "cem ana",
      "cem ben",
    ]);
  });

  it("chosen by hand need not be at once, as of a film", () => {
    const later = aSessionBy("ben", same, { after: 60 * minute });
    expect(chosenOccasions([later, ana])).toEqual([{ sessions: [ana, later] }]);
    expect(sideBySide(ana, later)).toMatchObject({
      alignedBy: "start",
      commonMs: 10 * minute,
      shiftMs: 0,
    });
    // One person's second session is no second look at their first.
    expect(
      chosenOccasions([ana, aSessionBy("ana", same, { after: 60 * minute })]),
    ).toEqual([]);
  });
});
