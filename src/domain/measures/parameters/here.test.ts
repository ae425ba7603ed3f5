import { expect, it } from "vitest";
import { measuredIn, placesIn } from "./here";
import { zoneKey } from "../../enclosure/zone-key";

const parameter = (more: object) => ({
  parameterId: "p",
  overrides: {},
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

it("is a zone that has values or limits of its own, whatever the parameter names", () => {
  const air = parameter({ builtIn: "temperature" });
  const limited = parameter({
    builtIn: "humidity",
    parameterId: "limited",
    overrides: { [zoneKey("e", "a")]: {}, [zoneKey("x", "b")]: {} },
  });
  const hasValues = (parameterId: string, areaId: string) =>
    parameterId === "p" && areaId === "b";
  expect(measuredIn([air, limited], wet, hasValues)).toEqual([
    { parameter: air, areaId: null },
    { parameter: air, areaId: "b" },
    { parameter: limited, areaId: null },
    { parameter: limited, areaId: "a" },
  ]);
});

it("can be everywhere that a parameter is measured: the whole and each zone, of water in basins", () => {
  const air = parameter({ builtIn: "temperature" });
  const water = parameter({ builtIn: "ph" });
  const zone = parameter({ areaIds: [zoneKey("e", "a")] });
  const away = parameter({ builtIn: "light", isArchived: true });
  expect(placesIn([air, water, zone, away], wet)).toEqual([
    { parameter: air, areaId: null },
    { parameter: air, areaId: "a" },
    { parameter: air, areaId: "b" },
    { parameter: water, areaId: null },
    { parameter: water, areaId: "a" },
    { parameter: zone, areaId: "a" },
  ]);
});
