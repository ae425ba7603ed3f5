import { expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { zoneSchema } from "./enclosure";
import { scanMissing } from "./scan-sampling";

const zone = (hiddenForScanSampling: boolean) =>
  zoneSchema.parse({
    areaId: "zone-1",
    areaName: "Pré",
    hiddenForScanSampling,
  });

it.each([
  ["nothing", anEnclosure(), anEnclosureMap(), 1, []],
  [
    "everything",
    anEnclosure({ areas: [] }),
    null,
    0,
    ["map", "zone", "animal"],
  ],
  ["an animal", anEnclosure(), anEnclosureMap(), 0, ["animal"]],
  [
    "a zone that is shown",
    anEnclosure({ areas: [zone(true)] }),
    anEnclosureMap(),
    1,
    ["zone"],
  ],
  [
    "a zone that is painted",
    anEnclosure({ areas: [zone(false)] }),
    anEnclosureMap({ zones: { areaIds: [], runs: "4." } }),
    1,
    ["zone"],
  ],
  [
    "the zone that was painted and is gone",
    anEnclosure({ areas: [{ ...zone(false), areaId: "zone-2" }] }),
    anEnclosureMap(),
    1,
    ["zone"],
  ],
] as const)("an enclosure lacks %s", (_, enclosure, map, animals, missing) => {
  expect(scanMissing(enclosure, map, animals)).toEqual(missing);
});
