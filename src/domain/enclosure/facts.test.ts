import { expect, it } from "vitest";
import { anEnclosure } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { enclosureFacts } from "./facts";

it("an enclosure lies in its sector, or in none", () => {
  expect(enclosureFacts(anEnclosure())).toEqual({
    zooId: zooA,
    sectorIds: [sector1],
  });
  expect(enclosureFacts(anEnclosure({ linkedSectorId: null }))).toEqual({
    zooId: zooA,
    sectorIds: [],
  });
});
