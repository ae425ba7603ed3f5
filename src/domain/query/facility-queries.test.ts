import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { anAnimal, anEnclosure, aZoo } from "../../../tests/builders/facility";
import { sector1, sector2, zooA, zooB } from "../../../tests/builders/ids";
import { animalsQuery, enclosuresQuery, zoosQueries } from "./facility-queries";
import { matches } from "./query";

describe("animalsQuery", () => {
  const nowhere = { specieId: null, sectorId: null, enclosureId: null };
  const finds = (filter: Partial<typeof nowhere>, zooId = zooA) =>
    matches(animalsQuery(zooId, { ...nowhere, ...filter }, 10), anAnimal());
  const place = (of: { [key in keyof typeof nowhere]?: string }) =>
    finds(of as Partial<typeof nowhere>);

  it("stays in the establishment", () => {
    expect(finds({})).toBe(true);
    expect(finds({}, zooB)).toBe(false);
  });

  it("narrows by species and place, the enclosure winning over the sector", () => {
    expect(place({ specieId: "specie-1" })).toBe(true);
    expect(place({ specieId: "specie-2" })).toBe(false);
    expect(place({ sectorId: sector1 })).toBe(true);
    expect(place({ sectorId: sector2 })).toBe(false);
    expect(place({ sectorId: sector2, enclosureId: "enclosure-1" })).toBe(true);
  });
});

describe("enclosuresQuery", () => {
  it("is of the establishment, or of one sector", () => {
    const finds = (sectorId: string | null) =>
      matches(enclosuresQuery(zooA, sectorId, 10), anEnclosure());
    expect([finds(null), finds(sector1), finds(sector2)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("zoosQueries", () => {
  const chosen = (session: ReturnType<typeof aSession>) =>
    [zooA, zooB].filter((zooId) =>
      zoosQueries(session).some((query) => matches(query, aZoo({ zooId }))),
    );

  it("offers all to a superAdmin, the own one to members", () => {
    expect(chosen(aSession({ right: "superAdmin" }))).toEqual([zooA, zooB]);
    expect(chosen(aSession())).toEqual([zooA]);
  });

  it("offers staff where they are listed, and former staff only their own", () => {
    const listed = { zooIds: [zooB], zooId: zooA };
    expect(chosen(aSession({ ...listed, staff: true }))).toEqual([zooA, zooB]);
    expect(chosen(aSession(listed))).toEqual([zooA]);
  });

  it("asks for at most 30 at once, and nothing for nobody's establishment", () => {
    const zooIds = Array.from({ length: 65 }, (_, index) => `zoo-${index}`);
    const staff = aSession({ staff: true, zooIds, zooId: null });
    expect(zoosQueries(staff).map(({ where }) => where[0]?.value)).toEqual([
      zooIds.slice(0, 30),
      zooIds.slice(30, 60),
      zooIds.slice(60),
    ]);
    expect(zoosQueries(aSession({ zooId: null }))).toEqual([]);
  });
});
