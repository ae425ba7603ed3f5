import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2, zooA, zooB } from "../../../../tests/builders/ids";
import { aMeasure, aParameter } from "../../../../tests/builders/measures";
import type { SectorRole } from "../../access/session";
import { bucketsQuery } from "../buckets/bucket-queries";
import type { UtcHour } from "../buckets/keys";
import { partsOfZoneKey, zoneKey } from "../../enclosure/zone-key";
import { sectorsOfScope } from "../parameters/scope";
import { mayCollect, mayCorrect } from "./facts";

const inRole = (role: SectorRole | null, sectorId = sector1) =>
  aSession({
    sectorRoles: {
      keeper: [],
      management: [],
      veterinary: [],
      nutrition: [],
      ...(role === null ? {} : { [role]: [sectorId] }),
    },
  });
const here = { zooId: zooA, sectorIds: [sector1] };

describe("who may collect", () => {
  const reserved = aParameter({ keeperMayCollect: false });

  it("is who works in the sector, a keeper where keepers may", () => {
    for (const role of ["management", "veterinary", "nutrition"] as const)
      expect(mayCollect(inRole(role), reserved, here)).toBe(true);
    expect(mayCollect(inRole("keeper"), aParameter(), here)).toBe(true);
    expect(mayCollect(inRole("keeper"), reserved, here)).toBe(false);
    expect(mayCollect(inRole("keeper", sector2), aParameter(), here)).toBe(
      false,
    );
    expect(mayCollect(inRole(null), aParameter(), here)).toBe(false);
    expect(mayCollect(null, aParameter(), here)).toBe(false);
  });

  it("is nobody, of what is switched off", () => {
    const off = aParameter({ isArchived: true });
    expect(mayCollect(inRole("management"), off, here)).toBe(false);
  });
});

describe("who may correct", () => {
  const used = aParameter();

  it("is who gave it, and who manages where its place lies now", () => {
    const keeper = { ...inRole("keeper"), uid: "keeper" };
    const own = aMeasure({ by: keeper.uid });
    expect(mayCorrect(keeper, own, here, used)).toBe(true);
    expect(mayCorrect(keeper, aMeasure({ by: "another" }), here, used)).toBe(
      false,
    );
    const manager = inRole("management", sector2);
    expect(mayCorrect(manager, own, here, used)).toBe(false);
    expect(mayCorrect(manager, own, { sectorIds: [sector2] }, used)).toBe(true);
    const elsewhere = aMeasure({ by: keeper.uid, zooId: zooB });
    expect(mayCorrect(keeper, elsewhere, here, used)).toBe(false);
  });

  it("is no auditor, and nobody of what is switched off", () => {
    const keeper = { ...inRole("keeper"), uid: "keeper" };
    const own = aMeasure({ by: keeper.uid });
    const off = aParameter({ isArchived: true });
    expect(mayCorrect(keeper, own, here, off)).toBe(false);
    const access = { ...keeper.access, right: "auditor" as const };
    expect(mayCorrect({ ...keeper, access }, own, here, used)).toBe(false);
  });
});

describe("the places of a parameter", () => {
  it("lie in the sectors of their enclosures, each once", () => {
    // One that an import made is called after its establishment.
    expect(partsOfZoneKey(zoneKey("zoo_e1", "a_b"))).toEqual({
      enclosureId: "zoo_e1",
      areaId: "a_b",
    });
    expect(partsOfZoneKey(zoneKey("e1", "a.b"))).toEqual({
      enclosureId: "e1",
      areaId: "a.b",
    });
    const sectors: Record<string, string> = { e1: "s1", e2: "s2", e3: "s1" };
    const scope = { enclosureIds: ["e1", "e3"], areaIds: ["e2.x", "e4.y"] };
    expect(sectorsOfScope(scope, (id) => sectors[id] ?? null)).toEqual([
      "s1",
      "s2",
    ]);
    const none = { enclosureIds: [], areaIds: [] };
    expect(sectorsOfScope(none, () => "s1")).toEqual([]);
  });
});

describe("the query of a chart's documents", () => {
  const series = {
    zooId: zooA,
    enclosureId: "e1",
    areaId: null,
    parameterId: "p1",
  };
  const hours = ["2026-03-29T00", "2026-03-29T01"] as UtcHour[];

  it("asks for the periods from the first to the last, and no more of them", () => {
    const query = bucketsQuery(series, { kind: "hours", periods: hours });
    expect(query).toMatchObject({
      collection: "measureHours",
      parentId: "e1",
      limit: 2,
    });
    expect(query?.where).toContainEqual({
      field: "hour",
      op: "<=",
      value: hours[1],
    });
  });

  it("asks nothing of no period", () => {
    expect(bucketsQuery(series, { kind: "days", periods: [] })).toBeNull();
  });
});
