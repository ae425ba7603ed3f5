import { expect, it } from "vitest";
import { aGround } from "../../../../tests/builders/ground";
import { aFollow, scannedSessions } from "../../../../tests/builders/packed";
import { calendarDaySchema } from "../../time/calendar-day";
import { analyses } from "./analyses";
import { chosen, nothingKnown } from "./chosen";
import { within } from "./progress";
import { usualQuery } from "./query";
import { sessionsIn } from "./session";

const query = {
  ...usualQuery(calendarDaySchema.parse("2026-11-26")),
  enclosureIds: ["isle"],
};
const behaviours = ["rest", "feed"].map((behaviourId) => ({
  behaviourId,
  kind: "state" as const,
}));

it("a part of the work is told as a part of all of it", () => {
  const told: number[] = [];
  const part = within((share) => told.push(share), 0.5, 1);
  part(0);
  part(0.5);
  expect(told).toEqual([0.5, 0.75]);
});

it("follows, agreement and the heat map tell how far they are, more and more", () => {
  const follows = ["ana", "ben"].flatMap((observerId) =>
    [1, 2, 3].map((day) =>
      aFollow(`${observerId}-${String(day)}`, 4, { day, more: { observerId } }),
    ),
  );
  const found = chosen(
    query,
    sessionsIn("isle", [...follows, ...scannedSessions(20, 2, 4)]),
    nothingKnown,
  );
  const toldBy = (run: (tell: (share: number) => void) => unknown) => {
    const told: number[] = [];
    run((share) => told.push(share));
    return told;
  };
  const all = [
    toldBy((tell) => analyses.focal(found, { behaviours }, tell)),
    toldBy((tell) =>
      analyses.agreement(
        found,
        {
          ...{ behaviours, tolerance: 5000, order: null },
          ...{ referenceId: null, byHand: false },
        },
        tell,
      ),
    ),
    toldBy((tell) =>
      analyses.heatMap(
        found,
        {
          ...aGround(),
          ...{ animalId: null, behaviourId: null, level: null },
          ...{ kind: "density", bandwidth: null },
        },
        tell,
      ),
    ),
  ];
  for (const told of all) {
    expect(told.length).toBeGreaterThan(2);
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  }
});
