import { describe, expect, it } from "vitest";
import { demoAnimalNames } from "./names";
import { demoSectors } from "./sectors";
import { demoOrders, demoFamilies, demoSpecies } from "./taxa";
import type { DemoSector } from "./types";

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function animalsIn(sectors: readonly DemoSector[]): number {
  return sectors
    .flatMap(({ enclosures }) => enclosures)
    .flatMap(({ residents }) => residents)
    .reduce((sum, { males, females, unsexed }) => {
      return sum + males + females + unsexed;
    }, 0);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const sentinelle = demoSectors.filter(({ zooId }) => zooId === "sentinelle");
const baie = demoSectors.filter(({ zooId }) => zooId === "baie");
const enclosures = demoSectors.flatMap((sector) => sector.enclosures);
const speciesIn = (sectors: readonly DemoSector[]) =>
  new Set(
    sectors
      .flatMap((sector) => sector.enclosures)
      .flatMap(({ residents }) => residents)
      .map(({ speciesId }) => speciesId),
  );

describe("taxa", () => {
  it("identifies each taxon once", () => {
    for (const taxa of [demoOrders, demoFamilies, demoSpecies]) {
      expect(repeated(taxa.map(({ id }) => id))).toEqual([]);
      expect(repeated(taxa.map(({ latin }) => latin))).toEqual([]);
    }
  });

  it("puts each family in a known order and each species in its family", () => {
    const orders = new Set(demoOrders.map(({ latin }) => latin));
    expect(demoFamilies.filter((f) => !orders.has(f.orderLatin))).toEqual([]);
    const orderOf = new Map(demoFamilies.map((f) => [f.latin, f.orderLatin]));
    expect(
      demoSpecies.filter((s) => orderOf.get(s.familyLatin) !== s.orderLatin),
    ).toEqual([]);
  });

  it("names each taxon in seven languages, as a label", () => {
    const taxa = [...demoOrders, ...demoFamilies, ...demoSpecies];
    for (const { latin, names } of taxa) {
      for (const name of Object.values(names)) {
        expect(name, latin).toMatch(/^\p{Lu}\S*( \S+)*$/u);
      }
    }
  });
});

describe("sectors", () => {
  it("holds an establishment of real size and a small neighbour", () => {
    expect(sentinelle).toHaveLength(10);
    expect(sentinelle.flatMap((s) => s.enclosures)).toHaveLength(53);
    expect(animalsIn(sentinelle)).toBeGreaterThanOrEqual(300);
    expect(speciesIn(sentinelle).size).toBeGreaterThanOrEqual(64);
    expect(baie).toHaveLength(2);
    expect(baie.flatMap((s) => s.enclosures)).toHaveLength(6);
    expect(animalsIn(baie)).toBe(20);
  });

  it("keeps known species only, every one of them", () => {
    expect([...speciesIn(demoSectors)].sort()).toEqual(
      demoSpecies.map(({ id }) => id).sort(),
    );
  });

  it("identifies sectors, enclosures and zones once", () => {
    const zones = enclosures.flatMap((enclosure) => enclosure.zones);
    expect(repeated(demoSectors.map(({ id }) => id))).toEqual([]);
    expect(repeated(demoSectors.map(({ color }) => color))).toEqual([]);
    expect(repeated(enclosures.map(({ id }) => id))).toEqual([]);
    expect(repeated(zones.map(({ areaId }) => areaId))).toEqual([]);
  });

  it("gives each enclosure one to four zones and somebody to live there", () => {
    for (const { id, zones, residents } of enclosures) {
      expect([1, 2, 3, 4], id).toContain(zones.length);
      expect(residents.length, id).toBeGreaterThan(0);
      expect(zones.filter((z) => z.indoor && z.areaHeight === null)).toEqual(
        [],
      );
    }
  });

  it("colours sectors readably on white", () => {
    for (const { color } of demoSectors) {
      expect(1.05 / (luminance(color) + 0.05), color).toBeGreaterThan(4.5);
    }
  });
});

describe("animal names", () => {
  it("suffices for every animal, without a repetition", () => {
    expect(repeated(demoAnimalNames)).toEqual([]);
    expect(demoAnimalNames.length).toBeGreaterThanOrEqual(
      animalsIn(demoSectors),
    );
  });
});
