import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeRecord } from "../../record/make";
import { saveRecordsInput } from "../../record/save";
import { fromWire } from "../../record/wire";
import type { InventoryField, TableRow } from "../fields";
import type { FoundSpecie } from "../read/match-species";
import { valueKey } from "../read/words";
import { exportRows } from "../export";
import { planImport } from "./plan";
import { questionsOf } from "./questions";
import { stepsOf } from "./steps";
import type { Establishment, Plan, Reading, StoredAnimal } from "./types";

const columns: InventoryField[] = [
  "gan",
  "localId",
  "name",
  "latin",
  "sex",
  "birth",
  "enclosure",
  "group",
  "deathDate",
  "notes",
];
const lion = {
  specieId: "lion",
  specieName: "Lion",
  specieLatinName: "Panthera leo",
  subSpecie: null,
};
const reading: Reading = {
  columns,
  order: "dmy",
  sexes: new Map(),
  species: new Map<string, FoundSpecie>([
    [valueKey("Panthera leo"), lion],
    [
      valueKey("Panthera leo persica"),
      { ...lion, subSpecie: "Panthera leo persica" },
    ],
  ]),
  enclosures: new Map(),
  groups: new Map(),
  newEnclosures: "create",
  newGroups: "create",
  withoutEnclosure: null,
  newSectorId: "s1",
};
const establishment: Establishment = {
  zooId: "home",
  shortCode: "HOM",
  today: "2026-11-23",
  animals: [],
  enclosures: [{ id: "e1", name: "Savane", sectorId: "s1" }],
  groups: [],
  gone: [],
  mayUse: () => true,
  mayEnd: () => true,
};
const now = new Date("2026-11-23T08:00:00Z");

const row = (
  line: number,
  cells: Partial<Record<InventoryField, string>>,
): TableRow => ({
  line,
  cells: columns.map((field) => cells[field] ?? ""),
});
const kito = {
  localId: "A1",
  name: "Kito",
  latin: "Panthera leo",
  enclosure: "savane",
};

/** What is stored once every step of a plan was saved. */
function after(plan: Plan, before: Establishment): Establishment {
  const animals = new Map(before.animals.map((one) => [one.animalId, one]));
  const enclosures = [...before.enclosures];
  const groups = [...before.groups];
  for (const { changes } of stepsOf(plan, "home", now))
    for (const { collection, id, kind, values } of changes) {
      const given = fromWire(values) as Record<string, unknown>;
      const made =
        kind === "create" ? makeRecord(collection, id, given, now) : {};
      if (collection === "animals")
        animals.set(id, {
          ...animals.get(id),
          ...made,
          ...given,
        } as StoredAnimal);
      const name = String(given["enclosureName"] ?? given["groupName"]);
      if (collection === "enclosures")
        enclosures.push({
          id,
          name,
          sectorId: given["linkedSectorId"] as string,
        });
      if (collection === "groups") groups.push({ id, name, sectorId: null });
    }
  return { ...before, animals: [...animals.values()], enclosures, groups };
}

const known = (one: Partial<StoredAnimal>): StoredAnimal => ({
  animalId: "x",
  animalName: "Kito",
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: "undefined",
  animalEnclosureData: { enclosureId: "e1" },
  sectorId: "s1",
  groupId: null,
  specieId: "lion",
  specieLatinName: "Panthera leo",
  subSpecie: null,
  gan: null,
  localId: null,
  notes: null,
  animalState: null,
  animalStateDate: null,
  animalStateReason: null,
  isArchived: false,
  ...one,
});

const plan = (
  rows: readonly TableRow[],
  given: Partial<Establishment> = {},
  how: Partial<Reading> = {},
) => planImport(rows, { ...reading, ...how }, { ...establishment, ...given });

const codes = (planned: Plan) =>
  planned.rows.map(({ refusals }) => refusals.map(({ code }) => code).join());

describe("a row", () => {
  it("is a new animal where its number is new", () => {
    const { rows, counts } = plan([
      row(2, {
        ...kito,
        sex: "M",
        birth: "29.06.2015",
        latin: "Panthera leo persica",
      }),
    ]);
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(rows[0]?.given).toMatchObject({
      animalName: "Kito",
      animalSexe: "Male",
      animalBirthdate: "06/2015",
      animalEnclosureData: { enclosureId: "e1" },
      specieId: "lion",
      subSpecie: "Panthera leo persica",
      localId: "A1",
    });
  });

  it("is refused with every reason, and with the line that has its number", () => {
    const all = plan([
      row(2, kito),
      row(3, { ...kito, sex: "both", birth: "13/13/2015" }),
      row(4, { name: "Nobody" }),
      row(5, { localId: "A5", latin: "Pantera leo", enclosure: "savane" }),
      row(6, { localId: "A6", latin: "Panthera leo" }),
      row(7, { ...kito, localId: "A7", birth: "01/2099" }),
      row(8, { ...kito, localId: "A8", name: "x".repeat(81) }),
      row(9, {
        ...kito,
        localId: "A9",
        birth: "2020",
        deathDate: "01/02/2019",
      }),
    ]);
    expect(codes(all)).toEqual([
      "",
      "duplicate,unknownDate,unknownSex",
      "noKey,noSpecies",
      "unknownSpecies",
      "noEnclosure",
      "future",
      "tooLong",
      "endBeforeBirth",
    ]);
    expect(all.rows[1]?.refusals[0]).toMatchObject({ line: 2, value: "A1" });
    expect(all.counts.refused).toBe(7);
  });

  it("is the animal of its GAN, else of its local id, whose short code says nothing", () => {
    const stored = after(
      plan([row(2, kito), row(3, { ...kito, gan: "g 1", localId: "A2" })]),
      establishment,
    );
    const next = planImport(
      [
        row(2, { ...kito, localId: "HOM/a1", gan: "G9" }),
        row(3, { ...kito, localId: "", gan: "G1" }),
      ],
      reading,
      stored,
    );
    expect(next.rows.map(({ kind, given }) => [kind, given])).toEqual([
      ["changed", { gan: "G9" }],
      ["unchanged", {}],
    ]);
    const wrong = planImport(
      [
        row(2, { ...kito, localId: "A1", gan: "G1" }),
        row(3, { ...kito, localId: "A2", gan: "G2" }),
      ],
      reading,
      stored,
    );
    expect(codes(wrong)).toEqual(["keysDiffer", "ganDiffers"]);
  });

  it("of somebody gone has neither enclosure nor group, and nobody comes back", () => {
    const dead = plan([
      row(2, { ...kito, deathDate: "2020-05-04", group: "Pride" }),
    ]);
    expect(dead.rows[0]?.given).toMatchObject({
      animalState: "deceased",
      animalStateDate: "2020-05-04",
      animalEnclosureData: null,
      groupId: null,
    });
    expect(dead.newGroups).toEqual([]);
    const stored = after(dead, establishment);
    expect(planImport([row(2, kito)], reading, stored).counts.unchanged).toBe(
      1,
    );
  });

  it("without a name is called by its number, and a given name stays", () => {
    const first = plan([row(2, { ...kito, name: "(no name)" })]);
    expect(first.rows[0]).toMatchObject({
      name: "A1",
      remarks: [{ code: "nameMissing" }],
    });
    const stored = after(plan([row(2, kito)]), establishment);
    expect(
      planImport([row(2, { ...kito, name: "-" })], reading, stored).counts
        .unchanged,
    ).toBe(1);
  });

  it("keeps to what the person may do", () => {
    const stored = after(plan([row(2, kito)]), establishment);
    const elsewhere = {
      mayUse: (sectorId: string | null) => sectorId !== "s1",
    };
    expect(codes(plan([row(2, kito)], elsewhere))).toEqual(["notAllowed"]);
    expect(
      codes(
        planImport([row(2, { ...kito, deathDate: "2020" })], reading, {
          ...stored,
          mayEnd: () => false,
        }),
      ),
    ).toEqual(["notAllowed"]);
  });
});

describe("places", () => {
  const there = [
    row(2, { ...kito, enclosure: "Colline", group: "Meute" }),
    row(3, { ...kito, localId: "A2", enclosure: " colline" }),
  ];

  it("are made once by name, only for rows that are taken", () => {
    const all = plan([
      ...there,
      row(4, { ...kito, localId: "A3", enclosure: "Nowhere", sex: "both" }),
    ]);
    expect(all.newEnclosures).toEqual([
      { id: expect.any(String) as string, name: "Colline", sectorId: "s1" },
    ]);
    expect(all.newGroups).toHaveLength(1);
    expect(plan(there).newEnclosures).toEqual(all.newEnclosures);
  });

  it("are left out or another one as chosen", () => {
    const left = plan(there, {}, { newEnclosures: "leave" });
    expect(codes(left)).toEqual(["enclosureLeft", "enclosureLeft"]);
    const chosen = plan(
      there,
      {},
      {
        enclosures: new Map([["colline", { kind: "use", id: "e1" }]]),
        newGroups: "leave",
      },
    );
    expect(chosen.rows[0]?.given).toMatchObject({
      animalEnclosureData: { enclosureId: "e1" },
      groupId: null,
    });
    const without = plan(
      [row(2, { ...kito, enclosure: "" })],
      {},
      { withoutEnclosure: { name: "To place" } },
    );
    expect(without.newEnclosures[0]?.name).toBe("To place");
  });
});

describe("places of one name", () => {
  const alike: Partial<Establishment> = {
    enclosures: [
      { id: "e1", name: "Loge 1", sectorId: "s1" },
      { id: "e2", name: "Loge 1", sectorId: "s2" },
      { id: "v1", name: "Volière-A", sectorId: "s1" },
      { id: "v2", name: "Voliere A", sectorId: "s1" },
    ],
    groups: [
      { id: "g1", name: "Meute", sectorId: null },
      { id: "g2", name: "meute", sectorId: null },
    ],
    gone: [{ id: "e3", name: "Loge 1", sectorId: null }],
  };
  const lives = (animalId: string, enclosureId: string, groupId = "g1") =>
    known({
      animalId,
      localId: animalId,
      animalEnclosureData: { enclosureId },
      groupId,
    });
  const animals = [
    lives("a", "e1"),
    lives("b", "e2", "g2"),
    lives("c", "e3"),
    lives("d", "v1"),
    lives("e", "v2"),
  ];
  const words = { title: () => "", sex: () => "", state: () => "" };
  const nameIn =
    (places: Establishment["groups"] = []) =>
    (id: string | null) =>
      places.find((one) => one.id === id)?.name ?? "";
  const exported = exportRows(
    animals.map((one) => ({ ...one, specieName: "Lion" })),
    {
      ...words,
      title: (field) => field,
      specie: () => "",
      enclosure: nameIn([...(alike.enclosures ?? []), ...(alike.gone ?? [])]),
      group: nameIn(alike.groups),
    },
  );
  const [titles = [], ...cells] = exported;
  const ownColumns = titles as InventoryField[];
  const rows = cells.map((one, index) => ({ line: index + 2, cells: one }));

  it("keep the animals of an export that comes back, and ask nothing of it", () => {
    const there = { ...alike, animals };
    const found = plan(rows, there, { columns: ownColumns });
    expect(found.counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: 5,
      refused: 0,
    });
    expect(
      questionsOf({ titles, rows }, ownColumns, { ...establishment, ...there }),
    ).toMatchObject({
      enclosures: [],
      groups: [],
      severalEnclosures: [],
      severalGroups: [],
    });
  });

  it("are asked about where nothing tells them apart, and never chosen unasked", () => {
    const wanted = [
      row(2, { ...kito, localId: "n1", enclosure: "LOGE 1", group: "MEUTE" }),
      row(3, { ...kito, localId: "n2", enclosure: "Voliere A" }),
      row(4, { ...kito, localId: "d", enclosure: "Voliere A" }),
    ];
    const there = { ...alike, animals };
    const found = plan(wanted, there);
    expect(codes(found)).toEqual(["severalEnclosures", "", ""]);
    expect(found.rows.slice(1).map(({ given }) => given)).toMatchObject([
      { animalEnclosureData: { enclosureId: "v2" } },
      { animalEnclosureData: { enclosureId: "v2" } },
    ]);
    expect(
      questionsOf({ titles: [], rows: wanted }, columns, {
        ...establishment,
        ...there,
      }),
    ).toMatchObject({
      enclosures: [],
      severalEnclosures: ["LOGE 1"],
      severalGroups: ["MEUTE"],
    });
    const chosen = plan(wanted, there, {
      enclosures: new Map([["loge 1", { kind: "use", id: "e2" }]]),
      groups: new Map([["meute", { kind: "use", id: "g2" }]]),
    });
    expect(chosen.rows[0]?.given).toMatchObject({
      animalEnclosureData: { enclosureId: "e2" },
      groupId: "g2",
    });
  });
});

describe("a place that an import made", () => {
  const made = plan([row(2, { ...kito, enclosure: "Colline" })]);
  const [colline] = made.newEnclosures;
  const place = { ...colline, id: colline?.id ?? "", sectorId: "s1" };

  it("and that was removed or renamed since is made anew under another id", () => {
    for (const given of [
      { gone: [{ ...place, name: "Colline" }] },
      { enclosures: [{ ...place, name: "Hill" }] },
    ]) {
      const again = plan([row(2, { ...kito, enclosure: "Colline" })], given);
      const [further] = again.newEnclosures;
      expect(further?.name).toBe("Colline");
      expect(further?.id).not.toBe(place.id);
      expect(again.rows[0]?.given.animalEnclosureData?.enclosureId).toBe(
        further?.id,
      );
    }
  });
});

describe("a number", () => {
  it("that several animals have names none of them, and our own id tells", () => {
    const animals = [
      known({ animalId: "a", gan: "G1", localId: "L1" }),
      known({ animalId: "b", gan: "g 1", localId: "L2" }),
      known({ animalId: "c", gan: "G3", isArchived: true }),
      known({ animalId: "d", gan: "G3" }),
    ];
    const found = plan(
      [
        row(2, { gan: "G1" }),
        row(3, { gan: "G1", localId: "L2" }),
        row(4, { gan: "G3", notes: "new" }),
      ],
      { animals },
    );
    expect(codes(found)).toEqual(["severalAnimals", "duplicate", ""]);
    expect(found.rows[2]?.animalId).toBe("d");
    const ours = ["suricateId", "gan"] as const;
    const own = plan(
      [
        { line: 2, cells: ["a", "G1"] },
        { line: 3, cells: ["b", "g 1"] },
      ],
      { animals },
      { columns: ours },
    );
    expect(own.counts.unchanged).toBe(2);
  });

  it("that an animal had before makes no second one of its id", () => {
    const first = plan([row(2, kito)]);
    const animalId = first.rows[0]?.animalId ?? "";
    const animals = [known({ animalId, localId: "B9" })];
    const second = plan([row(2, kito)], { animals });
    expect(second.rows[0]?.kind).toBe("new");
    expect(second.rows[0]?.animalId).not.toBe(animalId);
  });
});

it("only new animals that are here are asked where they go", () => {
  const animals = [known({ animalId: "a", localId: "A1" })];
  const gone = ["state", "departDate"] as const;
  const rows = [
    row(2, { ...kito, enclosure: "" }),
    row(3, { ...kito, localId: "A2", enclosure: "" }),
    row(4, { ...kito, localId: "A3", enclosure: "-" }),
    row(5, { ...kito, localId: "A4", enclosure: "", deathDate: "2020" }),
  ];
  expect(
    questionsOf({ titles: [], rows }, columns, { ...establishment, animals })
      .unplaced,
  ).toBe(2);
  const left = [
    { line: 2, cells: ["A5", "departed", ""] },
    { line: 3, cells: ["A6", "", "2021"] },
    { line: 4, cells: ["A7", "present", "2021"] },
  ];
  expect(
    questionsOf({ titles: [], rows: left }, ["localId", ...gone], establishment)
      .unplaced,
  ).toBe(1);
});

describe("a plan", () => {
  const word = fc.string({ maxLength: 12 });
  const aRow = fc.record({
    gan: fc.oneof(
      fc.constant(""),
      fc.integer({ min: 0, max: 30 }).map((n) => `MIG${String(n)}`),
    ),
    localId: fc.oneof(word, fc.integer({ min: 0, max: 30 }).map(String)),
    name: word,
    latin: fc.constantFrom(
      "Panthera leo",
      "PANTHERA  LEO",
      "Panthera leo persica",
      "Lion",
      "",
    ),
    sex: fc.constantFrom("M", "w", "0.0.1", "?", "both", ""),
    birth: fc.constantFrom("29.06.2015", "2015", "06/2015", "42184", "x", ""),
    enclosure: fc.oneof(fc.constantFrom("Savane", "Colline", ""), word),
    group: word,
    deathDate: fc.constantFrom("", "", "2020-05-04", "2021"),
    notes: fc.string({ maxLength: 30, unit: "binary" }),
  });
  const rowsOf = (cells: readonly Record<string, string>[]) =>
    cells.map((one, index) => row(index + 2, one));

  it("of what was imported is all unchanged, and half of it is done by a second one", () => {
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 30 }), fc.nat(), (cells, cut) => {
        const rows = rowsOf(cells);
        const first = plan(rows);
        const taken = first.rows.filter(({ kind }) => kind !== "refused");
        const half = {
          ...first,
          rows: first.rows.slice(0, cut % (rows.length + 1)),
        };
        const second = planImport(rows, reading, after(half, establishment));
        const whole = after(second, after(half, establishment));
        const third = planImport(
          taken.map((one) => one.row),
          reading,
          whole,
        );
        expect(third.counts).toEqual({
          new: 0,
          changed: 0,
          unchanged: taken.length,
          refused: 0,
        });
        expect(whole.animals).toHaveLength(taken.length);
        expect(
          new Set(whole.animals.map(({ animalId }) => animalId)).size,
        ).toBe(taken.length);
      }),
      { numRuns: 200 },
    );
  });

  it("is saved in steps that saveRecords takes", () => {
    const rows = rowsOf(
      Array.from({ length: 620 }, (_, index) => ({
        ...kito,
        localId: String(index),
        enclosure: `E${String(index % 7)}`,
      })),
    );
    const steps = stepsOf(plan(rows), "home", now);
    expect(steps.map(({ changes }) => changes.length)).toEqual([
      7, 250, 250, 120,
    ]);
    for (const { changes } of steps)
      expect(
        saveRecordsInput.safeParse({ operationId: "a", changes }).success,
      ).toBe(true);
    const [places] = steps;
    const made = new Set(places?.changes.map(({ id }) => id));
    expect(stepsOf(plan(rows), "home", now, made)).toHaveLength(3);
  });

  it("takes rows named as anything", () => {
    const { counts } = plan([
      row(2, {
        ...kito,
        localId: "__proto__",
        enclosure: "constructor",
        group: "toString",
      }),
      row(3, { ...kito, localId: "constructor", name: '=HYPERLINK("x")' }),
    ]);
    expect(counts.new).toBe(2);
  });
});
