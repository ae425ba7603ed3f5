import { expect, it } from "vitest";
import { demoSectors } from "../../../data/sectors";
import { enclosureMapDesk } from "../../../../src/domain/grid/desk";
import { gridOf } from "../../../../src/domain/grid/code";
import { paintedSquares } from "../../../../src/domain/grid/grid";
import { demoMap } from "./maps";

const enclosures = demoSectors.flatMap((sector) => sector.enclosures);

it.each(enclosures.map((one) => [one.id, one] as const))(
  "draws every zone of %s, on a map that may be saved",
  (_, enclosure) => {
    const map = demoMap(enclosure);
    const painted = paintedSquares(gridOf(map, enclosure.zones));
    expect([...painted.keys()].sort()).toEqual(
      enclosure.zones.map(({ areaId }) => areaId).sort(),
    );
    const context = {
      before: null,
      by: "person",
      changed: new Set<string>(),
      now: new Date(),
    };
    expect(enclosureMapDesk.check?.(map, context)).toEqual([]);
  },
);
