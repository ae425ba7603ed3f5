import { describe, expect, it } from "vitest";
import {
  networkFiles,
  positionsFiles,
  tell,
} from "../../../../tests/builders/field-data/files";
import {
  groupGround,
  groupSessions,
  networkIn,
  scansOf,
} from "../../../../tests/builders/field-data/group";
import {
  fixesOf,
  groundOf,
  herdSessions,
  quarters,
} from "../../../../tests/builders/field-data/herd";
import {
  distancesBetween,
  networkFigures,
  quarterCounts,
} from "../../../../tests/builders/field-data/plainly";
import { aZoneSize } from "../../../../tests/builders/ground";
import { encodeGrid } from "../../grid/code";
import { blankGrid } from "../../grid/grid";
import type { PackedSession } from "../pack";
import { sessionsIn } from "./session";
import { association } from "./social/association";
import { heatMap } from "./space/heat-map";
import { spaceUse } from "./space/space-use";

const untold = () => undefined;
const together = {
  levelHeight: 2,
  within: 5,
  index: "sri",
  threshold: 0,
} as const;
const every = { animalId: null, behaviourId: null, level: null };
const of = (packed: readonly PackedSession[]) => ({
  sessions: sessionsIn("isle", packed),
  isAsked: () => true,
});
const shown = (value: number) => value.toFixed(3);

describe.each(positionsFiles())("positions of $name", ({ name, text }) => {
  const fixes = fixesOf(text);
  const ground = {
    enclosureId: "isle",
    map: groundOf(fixes),
    zones: quarters.map((areaId) => aZoneSize({ areaId })),
  };
  const chosen = of(herdSessions(fixes));
  const plain = quarterCounts(fixes);

  it("lie on the map, every one, in the quarter that a plain count has", () => {
    const map = heatMap(chosen, {
      ...ground,
      ...every,
      kind: "counts",
      bandwidth: null,
    });
    expect(map.n).toBe(fixes.length);
    expect(map.without).toBe(0);
    expect(map.counts.reduce((sum, one) => sum + one, 0)).toBe(fixes.length);
    const counted = quarters.map(
      (areaId) => map.zones.find((one) => one.areaId === areaId)?.count ?? 0,
    );
    quarters.forEach((_, at) =>
      expect(
        Math.abs((counted[at] ?? 0) - (plain.counts[at] ?? 0)),
      ).toBeLessThanOrEqual(plain.near),
    );
    tell(
      `${name}: ${String(map.n)} fixes, quarters ${counted.join(", ")} (counted ${plain.counts.join(", ")}; ${String(plain.near)} at a border)`,
    );
  });

  it("use quarters that are equally large as the modified index has it of the plain count", () => {
    const report = spaceUse(chosen, { ...ground, by: "all" }, untold);
    const expected = fixes.length / 4;
    const spread =
      plain.counts.reduce((sum, one) => sum + Math.abs(one - expected), 0) /
      (2 * (fixes.length - expected));
    const [row] = report.rows;
    expect(row?.n).toBe(fixes.length);
    expect(row?.spread.canSay).toBe(true);
    if (row?.spread.canSay !== true) return;
    const most = (2 * plain.near) / (fixes.length - expected) + 1e-9;
    expect(Math.abs(row.spread.value - spread)).toBeLessThanOrEqual(most);
    tell(`${name}: SPI ${shown(row.spread.value)} (counted ${shown(spread)})`);
  });

  it("are as far from each other as the coordinates say", () => {
    const { dyads, animalIds } = association(
      chosen,
      { ...ground, ...together },
      untold,
    );
    expect(dyads).toHaveLength((animalIds.length * (animalIds.length - 1)) / 2);
    const rounding = (Math.SQRT2 * ground.map.mapWidth) / 1000;
    for (const { one, other, proximity } of dyads) {
      const plainly = distancesBetween(fixes, one, other);
      const mean = plainly.reduce((sum, d) => sum + d, 0) / plainly.length;
      const half = Math.floor(plainly.length / 2);
      const median =
        ((plainly[Math.ceil(plainly.length / 2) - 1] ?? 0) +
          (plainly[half] ?? 0)) /
        2;
      expect(proximity?.n).toBe(plainly.length);
      expect(Math.abs((proximity?.mean ?? 0) - mean)).toBeLessThan(rounding);
      expect(Math.abs((proximity?.median ?? 0) - median)).toBeLessThan(
        rounding,
      );
    }
    const [nearest] = dyads.toSorted(
      (a, b) => (a.proximity?.median ?? 0) - (b.proximity?.median ?? 0),
    );
    tell(
      `${name}: ${String(animalIds.length)} animals, ${String(dyads.length)} pairs as far apart as counted; the nearest ${nearest?.one ?? ""} and ${nearest?.other ?? ""}, median ${shown(nearest?.proximity?.median ?? 0)} m of the map`,
    );
  });
});

describe.each(networkFiles())("the network of $name", ({ name, text }) => {
  it("has the file's links, each as strong, and every animal its degree and strength", () => {
    const network = networkIn(text);
    const plain = networkFigures(network);
    const { scans, rounding } = scansOf(network);
    const ground = {
      enclosureId: "isle",
      map: { ...groupGround, ...encodeGrid(blankGrid(groupGround)) },
      zones: [],
    };
    const report = association(
      of(groupSessions(network)),
      { ...ground, ...together },
      untold,
    );
    expect(report.animalIds).toHaveLength(network.nodes.length);
    const weights = new Map(
      network.edges.map(({ source, target, weight }) => [
        [source, target].sort().join(),
        weight,
      ]),
    );
    for (const { one, other, association: found } of report.dyads)
      expect(
        Math.abs(
          (found?.value ?? -1) - (weights.get([one, other].sort().join()) ?? 0),
        ),
      ).toBeLessThanOrEqual(rounding);
    expect(report.dyads.filter(({ isEdge }) => isEdge)).toHaveLength(
      plain.links,
    );
    expect(report.network.density).toBeCloseTo(plain.density, 12);
    for (const { id, degree, strength } of plain.nodes) {
      const own = report.network.nodes.find(({ animalId }) => animalId === id);
      expect(own?.degree).toBe(degree);
      expect(Math.abs((own?.strength ?? -1) - strength)).toBeLessThanOrEqual(
        degree * rounding,
      );
    }
    tell(
      `${name}: ${String(scans)} scans, ${String(network.nodes.length)} animals, ${String(plain.links)} links, density ${shown(report.network.density ?? 0)} (read off ${shown(plain.density)}), ${String(report.network.communities)} communities, modularity ${shown(report.network.modularity ?? 0)}`,
    );
  });
});
