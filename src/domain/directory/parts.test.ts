import { describe, expect, it } from "vitest";
import { countAnimals } from "./counts";
import { entryOf } from "./entry-of";
import { nextVersions } from "./header";
import type { GroupEntry } from "./kinds";
import {
  applyChanges,
  decodeEntries,
  encodeEntries,
  partBytes,
  partEntries,
  rebuildParts,
} from "./parts";

const named = (id: string, groupName = id): GroupEntry =>
  entryOf("groups", id, { groupName });
const many = (count: number): GroupEntry[] =>
  Array.from({ length: count }, (_, index) => named(`g${String(index)}`));
const all = rebuildParts<GroupEntry>([], many(1200)).parts;

describe("parts", () => {
  it("hold at most 500 entries, filled one after the other", () => {
    expect(all.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(all.flat()).toEqual(many(1200));
  });

  it("of 5,000 animals are ten documents of far less than a megabyte", () => {
    const { parts } = rebuildParts(
      [],
      Array.from({ length: 5000 }, (_, index) =>
        entryOf("animals", `animal-of-the-establishment-${String(index)}`, {
          animalName: `Éléphanteau ${String(index)}`,
          specieId: "african-bush-elephant",
          specieName: "Éléphant de savane d’Afrique",
          specieLatinName: "Loxodonta africana",
          animalEnclosureData: { enclosureId: "enclosure-of-the-elephants" },
          sectorId: "sector-of-the-savanna",
          animalSexe: "Femelle",
          birthMonth: "2020-05",
        }),
      ),
    );
    expect(parts).toHaveLength(10);
    const sizes = parts.map((part) => encodeEntries(part).length);
    expect(Math.max(...sizes)).toBeLessThan(250_000);
  });

  it("never outgrow a document, however long the names", () => {
    const long = Array.from({ length: 600 }, (_, index) =>
      named(String(index), "é".repeat(2000)),
    );
    const { parts } = rebuildParts([], long);
    for (const part of parts)
      expect(
        new TextEncoder().encode(encodeEntries(part)).length,
      ).toBeLessThanOrEqual(partBytes + 2);
    expect(parts.flat()).toHaveLength(600);
  });

  it("never outgrow a document when what is in them grows: what no longer fits goes to another", () => {
    const before = rebuildParts([], many(500)).parts;
    const grown = many(500).map(({ id }) => [id, named(id, "é".repeat(2000))]);
    const changes = new Map(grown as [string, GroupEntry][]);
    const { parts, changed } = applyChanges(before, changes);
    for (const part of parts)
      expect(
        new TextEncoder().encode(encodeEntries(part)).length,
      ).toBeLessThanOrEqual(partBytes + 2);
    const byId = (a: GroupEntry, b: GroupEntry) => (a.id < b.id ? -1 : 1);
    expect(parts.flat().sort(byId)).toEqual([...changes.values()].sort(byId));
    expect(changed).toEqual([...parts.keys()]);
    expect(applyChanges(parts, changes).changed).toEqual([]);
  });

  it("read back as they were written, and nothing of what is no list", () => {
    const entries = [named("a", 'L’Île aux "loutres" \n')];
    expect(decodeEntries("groups", encodeEntries(entries))).toEqual(entries);
    expect(decodeEntries("groups", "{")).toEqual([]);
    expect(decodeEntries("groups", "{}")).toEqual([]);
  });
});

describe("a change", () => {
  it("rewrites the one part in which the record lies", () => {
    const { parts, changed } = applyChanges(
      all,
      new Map([["g700", named("g700", "new")]]),
    );
    expect(changed).toEqual([1]);
    expect(parts[0]).toEqual(all[0]);
    expect(parts[1]?.[200]).toEqual(named("g700", "new"));
    expect(parts.flat()).toHaveLength(1200);
  });

  it("that says nothing new changes nothing, as often as it is applied", () => {
    const same = new Map<string, GroupEntry | null>([
      ["g5", named("g5")],
      ["unknown", null],
    ]);
    expect(applyChanges(all, same).changed).toEqual([]);
    const changes = new Map([["g5", named("g5", "other")]]);
    const once = applyChanges(all, changes).parts;
    expect(applyChanges(once, changes).changed).toEqual([]);
  });

  it("puts a new record where there is room, else into a new part", () => {
    const holed = applyChanges(all, new Map([["g3", null]]));
    expect(holed.changed).toEqual([0]);
    const filled = applyChanges(holed.parts, new Map([["n", named("n")]]));
    expect(filled.changed).toEqual([0]);
    const full = all.slice(0, 2);
    const grown = applyChanges(full, new Map([["n", named("n")]]));
    expect(grown.changed).toEqual([2]);
    expect(grown.parts[2]).toEqual([named("n")]);
  });

  it("of many records at once keeps every part within its bound", () => {
    const changes = new Map<string, GroupEntry | null>();
    for (const { id } of many(900)) changes.set(id, null);
    for (let n = 0; n < 1500; n += 1)
      changes.set(`new${String(n)}`, named(`new${String(n)}`));
    const { parts } = applyChanges(all, changes);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(partEntries);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(1800);
  });
});

describe("a rebuild", () => {
  it("finds no difference where the directory is right", () => {
    const mixed = [...many(1200)].reverse();
    expect(rebuildParts(all, mixed).changed).toEqual([]);
  });

  it("mends what is wrong, missing or left over, and leaves the rest where it is", () => {
    const wrong = applyChanges(
      all,
      new Map<string, GroupEntry | null>([
        ["g1", named("g1", "wrong")],
        ["g600", null],
        ["left over", named("left over")],
      ]),
    ).parts;
    const { parts } = rebuildParts(wrong, many(1200));
    expect(parts.flat().sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      many(1200).sort((a, b) => a.id.localeCompare(b.id)),
    );
    expect(parts[2]).toEqual(all[2]);
  });
});

describe("versions", () => {
  it("change for changed parts alone, also for new ones", () => {
    expect(nextVersions([4, 2], [1], 7)).toEqual([4, 7]);
    expect(nextVersions([4], [1, 2], 7)).toEqual([4, 7, 7]);
    expect(nextVersions([], [], 7)).toEqual([]);
  });
});

describe("the animals of an enclosure", () => {
  const animal = (id: string, more: object = {}) =>
    entryOf("animals", id, {
      animalEnclosureData: { enclosureId: "e" },
      ...more,
    });

  it("are those that live there", () => {
    const enclosures = [
      entryOf("enclosures", "e", {}),
      entryOf("enclosures", "empty", {}),
    ];
    const counted = countAnimals(enclosures, [
      animal("1"),
      animal("2"),
      animal("archived", { isArchived: true }),
      animal("departed", { animalState: "departed" }),
      animal("elsewhere", { animalEnclosureData: null }),
    ]);
    expect(counted.map(({ animals }) => animals)).toEqual([2, 0]);
    expect(counted[1]).toBe(enclosures[1]);
  });
});
