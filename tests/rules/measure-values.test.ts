import { doc, setDoc } from "firebase/firestore";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { zoneKey } from "@domain/enclosure/zone-key";
import { valueMost } from "@domain/measures/parameters/limits";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { valueIssue } from "@domain/measures/values/accept";
import type { Measure } from "@domain/measures/values/value";
import { isSoundLog } from "@domain/measures/values/value";
import { sector2, zooA } from "../builders/ids";
import { aMeasure, aParameter, builtInHere } from "../builders/measures";
import { stored, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);

const options = ["dry", "wet", "gone"].map((id) => ({
  id,
  name: id,
  isArchived: id === "gone",
}));
const parameters: EnvironmentalParameter[] = [
  aParameter({ parameterId: "numeric" }),
  aParameter({ parameterId: "scale", measureType: "scale", scaleMax: 5 }),
  aParameter({ parameterId: "choice", measureType: "choice", options }),
  aParameter({ parameterId: "boolean", measureType: "boolean" }),
  aParameter({ parameterId: "datetime", measureType: "datetime" }),
  aParameter(builtInParameter(zooA, "humidity")!),
];

const others = [
  aParameter({ parameterId: "off", isArchived: true }),
  aParameter({
    parameterId: "zone",
    enclosureIds: [],
    areaIds: [zoneKey("enclosure-1", "zone-1")],
  }),
  aParameter({ parameterId: "elsewhere", enclosureIds: ["enclosure-1b"] }),
];

const lately = new Date(Date.now() - 60_000);
const measureAt = (id: string) => `enclosures/enclosure-1/measures/${id}`;

beforeAll(async () => {
  await world.store(records);
  await world.store(
    Object.fromEntries(
      [...parameters, ...others].map((one) => [
        `environmentalParameters/${one.parameterId}`,
        stored(one),
      ]),
    ),
  );
});

const ofZone = { parameterId: "zone" };
const everywhere = { parameterId: builtInHere.parameterId };

const says = (name: Name, more: Partial<Measure> = {}) =>
  creates(name, measureAt("measure-new"), {
    ...aMeasure({ measureId: "measure-new", by: name, at: lately }),
    ...more,
  });

describe("a value of a place", () => {
  const values = fc.oneof(
    fc.constantFrom(0, 1, 5, 6, 100, 101, -1, 2.5, valueMost, -valueMost),
    fc.integer({ min: -10, max: 120 }),
    fc.double({ min: -10, max: 120, noNaN: true }),
    fc.boolean(),
    fc.constantFrom("dry", "wet", "gone", "other"),
    fc.constant(new Date("2026-11-20T06:30:00Z")),
  );

  it.each(parameters.map((one) => [one.parameterId, one] as const))(
    "is taken as the form takes it: %s",
    async (parameterId, parameter) => {
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const taken = valueIssue(parameter, value) === null;
          expect(await says("keeper", { parameterId, value })).toBe(taken);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each<[string, Partial<Measure> & object, boolean]>([
    ["as it is", {}, true],
    ["of a zone", { areaId: "zone-1" }, true],
    ["of a zone there is not", { areaId: "x1" }, false],
    ["of what is measured in that zone", { ...ofZone, areaId: "zone-1" }, true],
    ["not in the whole, then", ofZone, false],
    ["of what is measured elsewhere", { parameterId: "elsewhere" }, false],
    ["of a built-in that names no place", everywhere, true],
    ["of that in a zone", { ...everywhere, areaId: "zone-1" }, true],
    ["of that in a zone there is not", { ...everywhere, areaId: "x1" }, false],
    ["out of a file", { source: "import" }, true],
    ["of tomorrow", { at: new Date(Date.now() + 3_600_000) }, false],
    ["in another's name", { by: "manager" }, false],
    ["without a value", { value: null }, false],
    ["of what is switched off", { parameterId: "off" }, false],
    ["of what there is not", { parameterId: "none" }, false],
    [
      "of what keepers may not collect",
      { parameterId: "parameter-reserved" },
      false,
    ],
    ["of another establishment's", { parameterId: "parameter-foreign" }, false],
    ["of another enclosure", { enclosureId: "enclosure-2" }, false],
    ["in another sector", { sectorIds: [sector2] }, false],
    ["with a picture", { picture: "zoo-baie/x.jpg" }, false],
    ["of a zone that is a path", { areaId: "a/b" }, false],
  ])("%s", async (_, more, taken) => {
    expect(await says("keeper", more)).toBe(taken);
  });

  it("of what keepers may not collect is the others'", async () => {
    const reserved = { parameterId: "parameter-reserved" };
    expect(await says("nutrition", reserved)).toBe(true);
    expect(await says("auditor", reserved)).toBe(false);
    expect(await says("otherKeeper")).toBe(false);
    // Naming a sector of one's own does not make it lie there.
    expect(await says("otherKeeper", { sectorIds: [sector2] })).toBe(false);
  });

  it("of an enclosure that is archived is nobody's", async () => {
    const enclosureId = "enclosure-archived";
    expect(
      await creates(
        "manager",
        `enclosures/${enclosureId}/measures/measure-new`,
        aMeasure({
          measureId: "measure-new",
          enclosureId,
          by: "manager",
          at: lately,
        }),
      ),
    ).toBe(false);
  });
});

describe("what was said of a place", () => {
  const { at } = aMeasure();
  const about = (more: Partial<Measure>) => ({ at, ...more });

  it.each<[string, Name, Partial<Measure>, boolean]>([
    ["is corrected by who said it", "author", { replaces: "measure-1" }, true],
    ["and by who manages there", "manager", { replaces: "measure-1" }, true],
    ["not by another", "keeper", { replaces: "measure-1" }, false],
    ["not elsewhere", "otherManager", { replaces: "measure-1" }, false],
    ["is taken back", "author", { value: null, voids: "measure-1" }, true],
    ["not with a value", "author", { voids: "measure-1" }, false],
    [
      "not replaced by none",
      "author",
      { value: null, replaces: "measure-1" },
      false,
    ],
    [
      "not both at once",
      "author",
      { value: null, voids: "measure-1", replaces: "measure-1" },
      false,
    ],
    [
      "not at another instant",
      "author",
      { replaces: "measure-1", at: lately },
      false,
    ],
    [
      "not in a zone",
      "author",
      { replaces: "measure-1", areaId: "area-1" },
      false,
    ],
    [
      "not of another parameter",
      "author",
      { replaces: "measure-1", parameterId: "numeric" },
      false,
    ],
    ["not what there is not", "author", { replaces: "measure-2" }, false],
  ])("%s", async (_, name, more, taken) => {
    if (taken)
      expect(
        isSoundLog(aMeasure({ voids: null, replaces: null, ...more })),
      ).toBe(true);
    expect(await says(name, about(more))).toBe(taken);
  });

  it("stays, of what is switched off, and against an auditor", async () => {
    const path = measureAt("measure-off");
    const off = aMeasure({ measureId: "measure-off", parameterId: "off" });
    const audited = aMeasure({ measureId: "measure-a", by: "auditor" });
    await world.store({
      [path]: stored(off),
      [measureAt("measure-a")]: stored(audited),
    });
    const again = about({ parameterId: "off", replaces: "measure-off" });
    for (const name of ["author", "manager", "admin"] as const)
      expect(await says(name, again)).toBe(false);
    const own = about({ replaces: "measure-a" });
    expect(await says("auditor", own)).toBe(false);
    expect(await says("manager", own)).toBe(true);
  });

  it("stays as it is", async () => {
    expect(await changes("admin", measureAt("measure-1"), { value: 1 })).toBe(
      false,
    );
    const path = measureAt("measure-1");
    const again = setDoc(doc(world.as("author"), path), records[path]!);
    await expect(again).rejects.toThrow();
  });
});

describe("an alert", () => {
  const acknowledged = (more: object = {}) => ({
    status: "acknowledged",
    acknowledgedBy: "vet",
    acknowledgedAt: lately,
    reason: "Chauffage remplacé",
    ...more,
  });

  it.each<[string, string, object, boolean]>([
    ["may rest once somebody says why", "alert-1", {}, true],
    ["not without a reason", "alert-1", { reason: null }, false],
    ["not for a blank one", "alert-1", { reason: " " }, false],
    ["not for a long one", "alert-1", { reason: "x".repeat(501) }, false],
    ["not in another's name", "alert-1", { acknowledgedBy: "manager" }, false],
    [
      "not for tomorrow",
      "alert-1",
      { acknowledgedAt: new Date(Date.now() + 3_600_000) },
      false,
    ],
    ["is not made active again", "alert-1", { status: "active" }, false],
    ["not twice", "alert-done", {}, false],
    ["one of health in one's sector", "alert-health", {}, true],
    ["is not closed by hand", "alert-1", { closedAt: lately }, false],
  ])("%s", async (_, id, more, taken) => {
    expect(await changes("vet", `alerts/${id}`, acknowledged(more))).toBe(
      taken,
    );
  });
});
