import { beforeEach, describe, expect, it } from "vitest";
import { importMeasures } from "../../../functions/src/measures/import/import-measures";
import { ask } from "../ask";
import { anAccess, world } from "../people";
import { put, useStage } from "../stage";
import { humidity, keptIn, sensed, temperature, zooId } from "./sensors";

useStage("demo-import");

const second = (time: string) => Date.parse(`2015-02-04T${time}Z`) / 1000;
const of = (...values: (readonly [string, number])[]) => ({
  zooId,
  enclosureId: "e1",
  parameterId: temperature,
  areaId: null,
  keptAs: "readings",
  values: values.map(([time, value]) => ({ at: second(time), value })),
});
const told = (more: object) => ({
  success: true,
  data: { added: 0, known: 0, differs: 0, full: 0, ...more },
});
const give = (data: object, uid = "admin") => ask(importMeasures, uid, data);

beforeEach(() =>
  put({
    ...world(),
    ...sensed(),
    "access/here": anAccess(zooId, {
      sectorRoles: { management: ["sector-1"] },
    }),
    "access/keeper": anAccess(zooId, { sectorRoles: { keeper: ["sector-1"] } }),
  }),
);

describe("values of a file", () => {
  it("are kept as readings, an hour together and counted, by whom, and once", async () => {
    const given = of(
      ["17:51:00", 24],
      ["17:55:59", 23],
      ["23:30:00", 20],
      ["18:01:00", 23],
    );
    expect(await give(given)).toEqual(told({ added: 4 }));
    const before = [
      await keptIn("measureHours"),
      await keptIn("measureDays"),
      await keptIn("measureMonths"),
    ];
    const [hours, days, months] = before;
    expect(hours?.[`${temperature}_2015-02-04T17`]).toMatchObject({
      readings: { "3060": 24, "3359": 23 },
      createdBy: "admin",
    });
    expect(Object.keys(days ?? {}).toSorted()).toEqual([
      `${temperature}_2015-02-04`,
      `${temperature}_2015-02-05`,
    ]);
    expect(days?.[`${temperature}_2015-02-04`]).toMatchObject({
      hours: {
        "2015-02-04T17": { n: 2, mean: 23.5, min: 23, max: 24 },
        "2015-02-04T18": { n: 1 },
      },
    });
    expect(months?.[`${temperature}_2015-02`]).toMatchObject({
      days: { "2015-02-04": { n: 3 }, "2015-02-05": { n: 1 } },
    });
    expect(await keptIn("measures")).toEqual({});
    expect(await give(given, "here")).toEqual(told({ known: 4 }));
    expect(await give(of(["17:51:00", 1], ["17:52:00", 1]))).toEqual(
      told({ differs: 1, added: 1 }),
    );
  });

  it("are kept as what somebody gave, to be corrected, and once", async () => {
    const given = {
      ...of(["10:00:00", 40], ["12:00:00", 41], ["12:00:00", 42]),
      parameterId: humidity,
      areaId: "z1",
      keptAs: "values",
    };
    expect(await give(given, "here")).toEqual(told({ added: 2, differs: 1 }));
    const lines = Object.values(await keptIn("measures"));
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatchObject({
        zooId,
        enclosureId: "e1",
        sectorIds: ["sector-1"],
        parameterId: humidity,
        areaId: "z1",
        source: "import",
        by: "here",
        replaces: null,
        voids: null,
      });
    expect(await give(given)).toEqual(told({ known: 2, differs: 1 }));
    expect(Object.keys(await keptIn("measures"))).toHaveLength(2);
    expect(await keptIn("measureHours")).toEqual({});
  });

  it("are nobody's to give but who sets up what is measured there", async () => {
    const given = of(["10:00:00", 20]);
    expect(await give(given, "keeper")).toBe("permission-denied");
    expect(await give(given, "neighbour")).toBe("permission-denied");
    expect(await give(given, "manager")).toBe("permission-denied");
    expect(await give({ ...given, areaId: "none" })).toMatchObject({
      error: "invalid-input",
      details: { fields: ["areaId"] },
    });
    expect(await give(of(["10:00:00", 20], ["11:00:00", 400]))).toMatchObject({
      error: "invalid-input",
      details: { fields: ["values.1.value"] },
    });
    expect(await keptIn("measureHours")).toEqual({});
  });
});
