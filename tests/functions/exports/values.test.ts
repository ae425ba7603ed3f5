import { beforeEach, describe, expect, it } from "vitest";
import { bucketOf } from "@domain/measures/buckets/bucket";
import { zoneSchema } from "@domain/enclosure/enclosure";
import { anEnclosure } from "../../builders/facility";
import { aHealthDay } from "../../builders/health";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  aParameter,
} from "../../builders/measures";
import { staffed } from "../accounts/staffed";
import { useBucket } from "../bucket-stage";
import { put, useStage } from "../stage";
import { bookCells, recordsIn } from "./read-back";
import { fileOf } from "./stage";

useStage("demo-export-values", "test");
useBucket("demo-export-values");

const period = { since: "2026-11-20", until: "2026-11-21" };
const at = new Date("2026-11-20T08:00:00Z");
const zooId = "home";

const measure = (measureId: string, more: object = {}) => ({
  [`enclosures/e1/measures/${measureId}`]: aMeasure({
    ...{ zooId, measureId, enclosureId: "e1", by: "keeper", at },
    ...more,
  }),
});
const samples = (...values: number[]) =>
  bucketOf(
    values.map((value, index) => ({
      ...{ value, key: "" },
      at: new Date(at.getTime() + index * 60_000),
    })),
    "numeric",
  )!;

beforeEach(() =>
  put({
    ...staffed(),
    "enclosures/e1": anEnclosure({
      ...{ zooId, enclosureId: "e1", enclosureName: "=Plaine" },
      linkedSectorId: "s1",
      areas: [zoneSchema.parse({ areaId: "zone-1", areaName: "+Mare" })],
    }),
    "enclosures/e2": anEnclosure({
      ...{ zooId, enclosureId: "e2", enclosureName: "Bois" },
      linkedSectorId: "s2",
    }),
    "environmentalParameters/parameter-1": aParameter({ zooId, name: "-Sol" }),
    "environmentalParameters/choice": aParameter({
      ...{ zooId, parameterId: "choice", name: "Eau", unit: null },
      measureType: "choice",
      options: [
        { id: "clear", name: "@Claire", isArchived: false },
        { id: "dirty", name: "Sale", isArchived: false },
      ],
    }),
    ...measure("m1"),
    ...measure("m2", { value: 29.5, replaces: "m1" }),
    ...measure("m3", { value: 12, at: new Date("2026-11-20T09:00:00Z") }),
    ...measure("m4", {
      ...{ value: null, voids: "m3" },
      at: new Date("2026-11-20T09:00:00Z"),
    }),
    ...measure("m5", {
      ...{ parameterId: "choice", value: "clear", areaId: "zone-1" },
      ...{ at: new Date("2026-11-21T22:59:00Z"), notes: "=1+1" },
    }),
    ...measure("late", { at: new Date("2026-11-21T23:00:00Z") }),
    "enclosures/e1/measureHours/h": aMeasureHour({ zooId }),
    "enclosures/e1/measureDays/d": aMeasureDay({
      zooId,
      hours: { "2026-11-20T08": samples(28, 30) } as never,
    }),
    "enclosures/e1/measureMonths/m": aMeasureMonth({
      zooId,
      days: {
        "2026-11-19": samples(1),
        "2026-11-20": samples(28, 30),
        "2026-11-21": samples(32),
      } as never,
    }),
    "animals/a1/measureDays/h": aHealthDay({ zooId }),
  }),
);

const rowsOf = async (more: object = {}, by = "keeper") =>
  recordsIn(
    (await fileOf(by, { kind: "values", period, enclosureId: "e1", ...more }))
      .bytes,
  );

describe("what was measured of enclosures", () => {
  it("is told as it holds now, then as sensors said it", async () => {
    expect(await rowsOf()).toEqual([
      {
        ...{ Date: "2026-11-21 23:59", Enclos: "=Plaine", Zone: "+Mare" },
        ...{ Paramètre: "Eau", Unité: "", Valeur: "@Claire" },
        ...{ Source: "Saisie", Par: "keeper Test", Remarques: "=1+1" },
      },
      {
        ...{ Date: "2026-11-20 09:00", Enclos: "=Plaine", Zone: "" },
        ...{ Paramètre: "-Sol", Unité: "°C", Valeur: "29,5" },
        ...{ Source: "Saisie", Par: "keeper Test", Remarques: "" },
      },
      ...[
        ["2026-11-20 09:00:00", "28,5"],
        ["2026-11-20 09:15:00", "28,6"],
      ].map(([Date, Valeur]) => ({
        ...{ Date, Enclos: "=Plaine", Zone: "" },
        ...{ Paramètre: "-Sol", Unité: "°C", Valeur },
        ...{ Source: "Capteur", Par: "", Remarques: "" },
      })),
    ]);
  });

  it.each([
    ["hour", [["2026-11-20 09:00", "2", "29", "28", "30"]]],
    [
      "day",
      [
        ["2026-11-20", "2", "29", "28", "30"],
        ["2026-11-21", "1", "32", "32", "32"],
      ],
    ],
    ["month", [["2026-11", "3", "30", "28", "32"]]],
  ])(
    "is told by %s, of the days of the period alone",
    async (step, figures) => {
      const rows = await rowsOf({ step });
      expect(
        rows.map((row) => [
          ...[row["Date"], row["Nombre de valeurs"], row["Moyenne"]],
          ...[row["Minimum"], row["Maximum"]],
        ]),
      ).toEqual(figures);
    },
  );

  it("keeps numbers numbers, and is told of all enclosures or a sector's", async () => {
    await put({
      "enclosures/e2/measures/m": aMeasure({
        ...{ zooId, measureId: "m", enclosureId: "e2", by: "keeper" },
      }),
    });
    const whole = await fileOf(
      "keeper",
      { kind: "values", period },
      { format: "xlsx" },
    );
    const cells = bookCells(whole.bytes);
    expect(cells.map(([, place]) => place?.v)).toEqual([
      ...["Enclos", ...Array<string>(4).fill("=Plaine"), "Bois"],
    ]);
    expect(cells.at(-1)?.[5]).toMatchObject({ t: "n", v: 28.5 });
    expect(whole.job).toMatchObject({ rows: 5, total: 2, done: 2 });
    const ofSector = await rowsOf({ enclosureId: null, sectorId: "s2" });
    expect(ofSector).toHaveLength(1);
  });

  it("is nothing of another establishment, nor of the health of animals", async () => {
    await put({
      "enclosures/away": anEnclosure({ zooId: "away", enclosureId: "away" }),
      "enclosures/away/measures/m": aMeasure({ zooId: "away" }),
    });
    expect(await rowsOf({ enclosureId: "away" })).toEqual([]);
    expect(await rowsOf({ enclosureId: "a1", step: "hour" })).toEqual([]);
  });
});
