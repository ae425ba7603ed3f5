import { expect, it } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { sectorFacts } from "./facts";

it("a sector lies in itself", () => {
  expect(sectorFacts(aSector())).toEqual({ zooId: zooA, sectorIds: [sector1] });
});
