import { describe, expect, it } from "vitest";
import type { Table } from "../../inventory/fields";
import { builtInParameter } from "../parameters/parameter";
import type { ColumnUse } from "./columns";
import { guessUses, withUse } from "./columns";
import { planImport } from "./plan";

const now = new Date("2026-11-24T00:00:00Z");
const reading = {
  order: "dmy",
  clock: "utc",
  today: "2026-11-24",
} as const;
const builtIn = (key: string) => {
  const one = builtInParameter("zoo", key);
  if (one === null) throw new Error(key);
  return one;
};
const look = {
  ...builtIn("temperature"),
  builtIn: null,
  parameterId: "look",
  measureType: "choice" as const,
  options: [
    { id: "o1", name: "Propre", isArchived: false },
    { id: "o2", name: "Sale", isArchived: true },
  ],
};
const damp = {
  ...look,
  parameterId: "damp",
  measureType: "scale" as const,
  scaleMax: 3,
  bounds: { min: 1, max: 3 },
  options: [{ id: "3", name: "Détrempé", isArchived: false }],
};
const door = { ...look, parameterId: "door", measureType: "boolean" as const };
const parameters = [
  builtIn("temperature"),
  builtIn("humidity"),
  look,
  damp,
  door,
];
const of = (parameterId: string, areaId: string | null = null) => ({
  parameterId,
  areaId,
});
const warm = of("zoo_temperature");
const tableOf = (...rows: string[][]): Table => ({
  titles: [],
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const plan = (uses: ColumnUse[], ...rows: string[][]) =>
  planImport(tableOf(...rows), uses, parameters, reading, now);

describe("what an import would keep", () => {
  it("is each column's values in the order of time, with why a cell is not taken", () => {
    const { series, refused, count } = plan(
      ["at", warm, of("zoo_humidity", "z1"), null],
      ["2026-01-02 10:00", "21,5", "40", "x"],
      ["2026-01-01 10:00", "20", "", "x"],
      ["2026-01-03 10:00", "warm", "140", "x"],
      ["2026-01-02 10:00", "22", "n/a", "x"],
      ["never", "22", "41", "x"],
      ["2026-12-01 10:00", "-", "41", "x"],
    );
    expect(
      series.map(({ samples, ...one }) => ({
        ...one,
        samples: samples.map(({ line, at, value }) => [
          line,
          at.toISOString().slice(0, 13),
          value,
        ]),
      })),
    ).toEqual([
      {
        ...warm,
        place: 1,
        keptAs: "values",
        unlikely: 0,
        samples: [
          [3, "2026-01-01T10", 20],
          [2, "2026-01-02T10", 21.5],
        ],
      },
      {
        ...of("zoo_humidity", "z1"),
        place: 2,
        keptAs: "values",
        unlikely: 0,
        samples: [[2, "2026-01-02T10", 40]],
      },
    ]);
    expect(
      refused.map(({ line, place, reason }) => [line, place, reason]),
    ).toEqual([
      [4, 1, "value"],
      [4, 2, "bounds"],
      [5, 1, "twice"],
      [6, 1, "instant"],
      [6, 2, "instant"],
      [7, 2, "ahead"],
    ]);
    expect(count).toBe(3);
  });

  it("is kept as a sensor's readings where there are more than 24 a day, what is chosen never", () => {
    const rows = Array.from({ length: 25 }, (_, minute) => [
      `2026-01-01 10:${String(minute + 10)}`,
      "20",
      minute === 0 ? "Sale" : "PROPRE",
      minute === 0 ? "" : "Non",
    ]);
    const uses = ["at", warm, of("look"), of("door")] as ColumnUse[];
    const told = (...more: string[][]) =>
      plan(uses, ...rows, ...more).series.map(({ keptAs, samples }) => [
        keptAs,
        samples.length,
        samples[0]?.value,
      ]);
    expect(told()).toEqual([
      ["readings", 25, 20],
      ["values", 24, "o1"],
      ["values", 24, false],
    ]);
    expect(told(["2026-01-02 10:00", "21", "", ""])[0]).toEqual([
      "values",
      26,
      20,
    ]);
  });

  it("reads steps of a scale by their figure or their word", () => {
    const rows = ["1", "détrempé", "4", "boue"].map((said, hour) => [
      `2026-01-01 1${String(hour)}:00`,
      said,
    ]);
    const { series, refused } = plan(["at", of("damp")], ...rows);
    expect(series[0]?.samples.map(({ value }) => value)).toEqual([1, 3]);
    expect(refused.map(({ reason }) => reason)).toEqual(["bounds", "value"]);
  });

  it("says what is not plausible, reads a time of day of its own column, and is nothing without when", () => {
    const row = ["01/02/2026", "17:30", "70"];
    const [one] = plan(["at", "time", warm], row).series;
    expect(one?.unlikely).toBe(1);
    expect(one?.samples[0]?.at.toISOString()).toBe("2026-02-01T17:30:00.000Z");
    expect(plan([null, "time", warm], row)).toEqual({
      series: [],
      refused: [],
      count: 0,
    });
  });
});

describe("what a column is taken to say", () => {
  const targets = [
    { ...warm, names: ["Température", "temperature"] },
    { ...of("water"), names: ["Température de l’eau", "waterTemperature"] },
    { ...of("zoo_humidity"), names: ["humidity"] },
    { ...of("co2"), names: ["CO₂"] },
    { ...of("ph"), names: ["pH"] },
  ];

  it("follows its title, the longer name first, each once", () => {
    expect(
      guessUses(
        [
          "datetime",
          "temperature_c",
          "humidity_pct",
          "light_lux",
          "co2_ppm",
          "phosphate",
          "Water temperature (°C)",
        ],
        targets,
      ),
    ).toEqual([
      "at",
      warm,
      of("zoo_humidity"),
      null,
      of("co2"),
      null,
      of("water"),
    ]);
    expect(
      guessUses(["Date", "Heure", "Temperature", "temperature 2"], targets),
    ).toEqual(["at", "time", warm, null]);
    expect(guessUses(["Time", "x"], targets)).toEqual(["at", null]);
  });

  it("is what somebody says of it, and no other column then", () => {
    expect(withUse(["at", warm, null], 2, { ...warm })).toEqual([
      "at",
      null,
      warm,
    ]);
    expect(withUse(["at", warm, null], 1, "at")).toEqual([null, "at", null]);
    expect(withUse([null, null], 0, null)).toEqual([null, null]);
  });
});
