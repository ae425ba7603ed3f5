import { expect, it } from "vitest";
import { measuredIn } from "./here";
import { zoneKey } from "../../enclosure/zone-key";

const parameter = (more: object) => ({
  builtIn: null,
  enclosureIds: [],
  areaIds: [],
  isArchived: false,
  ...more,
});
const dry = { enclosureId: "e", areas: [] };
const wet = {
  enclosureId: "e",
  areas: [
    { areaId: "a", areaType: "aquatic" },
    { areaId: "b", areaType: "terrestrial" },
  ],
};

it("is what names the enclosure or a zone of it, and what is measured everywhere, in water where there is some", () => {
  const air = parameter({ builtIn: "temperature" });
  const water = parameter({ builtIn: "ph" });
  const both = parameter({ enclosureIds: ["e"], areaIds: [zoneKey("e", "b")] });
  const zone = parameter({ areaIds: [zoneKey("e", "a"), zoneKey("x", "b")] });
  const others = parameter({ enclosureIds: ["x"] });
  const away = parameter({ enclosureIds: ["e"], isArchived: true });
  const all = [air, water, both, zone, others, away];
  expect(measuredIn(all, dry)).toEqual([
    { parameter: air, areaId: null },
    { parameter: both, areaId: null },
  ]);
  expect(measuredIn(all, wet)).toEqual([
    { parameter: air, areaId: null },
    { parameter: water, areaId: null },
    { parameter: both, areaId: null },
    { parameter: both, areaId: "b" },
    { parameter: zone, areaId: "a" },
  ]);
});
