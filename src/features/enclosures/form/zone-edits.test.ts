import { expect, it } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { zoneForms } from "./zone-edits";

it("shows of a stored zone what the form asks", () => {
  expect(zoneForms(anEnclosure())).toEqual([
    {
      areaId: "zone-1",
      areaName: "Pré",
      areaSurface: 400,
      areaHeight: null,
      indoor: false,
      areaType: "terrestrial",
      hiddenForQuestionnaire: false,
      hiddenForScanSampling: false,
    },
  ]);
  const [zone] = anEnclosure().areas;
  const hidden = { hiddenForQuestionnaire: false, hiddenForScanSampling: true };
  expect(
    zoneForms({ areas: zone === undefined ? [] : [{ ...zone, ...hidden }] }),
  ).toMatchObject([hidden]);
});
