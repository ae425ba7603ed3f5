import { expect, it } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import {
  blankZone,
  changedZone,
  movedZone,
  withoutZone,
  zoneForms,
} from "./zone-edits";

const zones = ["a", "b", "c"].map(blankZone);
const ids = (list: { areaId: string }[]) => list.map(({ areaId }) => areaId);

it("moves a zone up and down, and nowhere at either end", () => {
  expect(ids(movedZone(zones, "b", -1))).toEqual(["b", "a", "c"]);
  expect(ids(movedZone(zones, "b", 1))).toEqual(["a", "c", "b"]);
  expect(ids(movedZone(zones, "a", -1))).toEqual(["a", "b", "c"]);
  expect(ids(movedZone(zones, "c", 1))).toEqual(["a", "b", "c"]);
  expect(ids(movedZone(zones, "unknown", -1))).toEqual(["a", "b", "c"]);
});

it("removes and changes one zone, the others untouched", () => {
  expect(ids(withoutZone(zones, "b"))).toEqual(["a", "c"]);
  const changed = changedZone(zones, "b", { areaName: "Rive" });
  expect(changed.map(({ areaName }) => areaName)).toEqual(["", "Rive", ""]);
  expect(changed[0]).toBe(zones[0]);
});

it("shows of a stored zone what the form asks", () => {
  expect(zoneForms(anEnclosure())).toEqual([
    {
      areaId: "zone-1",
      areaName: "Pré",
      areaSurface: 400,
      areaHeight: null,
      indoor: false,
      areaType: "terrestrial",
    },
  ]);
});
