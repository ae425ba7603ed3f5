import { describe, expect, it } from "vitest";
import { anEnclosure } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import type { EnclosureForm, ZoneForm } from "./enclosure";
import {
  enclosureIssues,
  enclosureSchema,
  enclosureValues,
  visibleZones,
  zoneSchema,
} from "./enclosure";

const zone = (fields: Partial<ZoneForm> = {}): ZoneForm => ({
  areaId: "zone-1",
  areaName: "Pré",
  areaSurface: 400,
  areaHeight: null,
  indoor: false,
  areaType: "terrestrial",
  hiddenForQuestionnaire: false,
  hiddenForScanSampling: false,
  ...fields,
});
const form = (fields: Partial<EnclosureForm> = {}): EnclosureForm => ({
  enclosureName: "Plaine",
  linkedSectorId: sector1,
  memo: "",
  areas: [zone()],
  ...fields,
});

describe("enclosureIssues", () => {
  it("has none for a filled form, zones or not", () => {
    expect(enclosureIssues(form())).toEqual([]);
    expect(enclosureIssues(form({ areas: [] }))).toEqual([]);
    expect(
      enclosureIssues(form({ areas: [zone({ areaSurface: null })] })),
    ).toEqual([]);
  });

  it("asks for a name alone, and a short memo", () => {
    expect(enclosureIssues(form({ enclosureName: " " }))).toEqual([
      { field: "enclosureName", code: "enclosureName" },
    ]);
    expect(enclosureIssues(form({ linkedSectorId: null }))).toEqual([]);
    expect(enclosureIssues(form({ memo: "x".repeat(2001) }))).toEqual([
      { field: "memo", code: "tooLong", values: { max: 2000 } },
    ]);
  });

  it("says which zone is wrong and where", () => {
    const areas = [
      zone(),
      zone({ areaName: "", areaSurface: 0, areaHeight: Number.NaN }),
    ];
    expect(enclosureIssues(form({ areas }))).toEqual([
      { field: "areas.1.areaName", code: "zoneName" },
      { field: "areas.1.areaSurface", code: "positive" },
      { field: "areas.1.areaHeight", code: "number" },
    ]);
    const high = zone({ areaHeight: 2000, areaSurface: 20_000_000 });
    expect(enclosureIssues(form({ areas: [high] }))).toEqual([
      {
        field: "areas.0.areaSurface",
        code: "tooMuch",
        values: { max: 10_000_000 },
      },
      { field: "areas.0.areaHeight", code: "tooMuch", values: { max: 1000 } },
    ]);
  });
});

describe("enclosureValues", () => {
  it("derives label, value and the two areas", () => {
    const areas = [
      zone(),
      zone({ areaId: "zone-2", areaSurface: 50 }),
      zone({ areaId: "zone-3", areaSurface: 30, indoor: true }),
      zone({ areaId: "zone-4", areaSurface: null, indoor: true }),
    ];
    expect(
      enclosureValues(form({ areas, enclosureName: " Plaine " }), "e1"),
    ).toMatchObject({
      enclosureName: "Plaine",
      label: "Plaine",
      value: "e1",
      memo: null,
      zoneIds: ["zone-1", "zone-2", "zone-3", "zone-4"],
      outdoorArea: 450,
      indoorArea: 30,
    });
  });

  it("keeps of a zone what the form does not show", () => {
    const before = zoneSchema.parse({
      ...zone(),
      hiddenForScanSampling: true,
      areaImage: "a.jpg",
    });
    const { areas } = enclosureValues(
      form({
        areas: [
          zone({
            areaName: " Mare ",
            areaType: "aquatic",
            hiddenForScanSampling: true,
          }),
        ],
      }),
      "e1",
      [before],
    );
    expect(areas).toEqual([
      { ...before, areaName: "Mare", areaType: "aquatic" },
    ]);
  });

  it("gives what the schema takes", () => {
    const values = enclosureValues(form({ memo: " Calme " }), "e1");
    expect(
      enclosureSchema.parse({ ...values, zooId: "z", enclosureId: "e1" }).memo,
    ).toBe("Calme");
  });
});

describe("visibleZones", () => {
  it("leaves out what is hidden for the purpose", () => {
    const areas = [
      zone({ areaId: "a" }),
      { ...zone({ areaId: "b" }), hiddenForQuestionnaire: true },
      { ...zone({ areaId: "c" }), hiddenForScanSampling: true },
    ].map((one) => zoneSchema.parse(one));
    const seen = (purpose: Parameters<typeof visibleZones>[1]) =>
      visibleZones(anEnclosure({ areas }), purpose).map(({ areaId }) => areaId);
    expect(seen("all")).toEqual(["a", "b", "c"]);
    expect(seen("questionnaire")).toEqual(["a", "c"]);
    expect(seen("scanSampling")).toEqual(["a", "b"]);
  });
});
