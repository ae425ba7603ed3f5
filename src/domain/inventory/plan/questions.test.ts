import { describe, expect, it } from "vitest";
import {
  codes,
  columns,
  establishment,
  kito,
  known,
  plan,
  row,
  writing,
} from "../../../../tests/builders/inventory";
import { endedWork, workDecision } from "../../animal/end";
import { exportRows } from "../export";
import type { InventoryField } from "../fields";
import { questionsOf } from "./questions";
import { endsLiving, stepsOf } from "./steps";
import type { Establishment } from "./types";

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

describe("the end of an animal that lives here", () => {
  it("carries what was decided of its work, that of others does not", () => {
    const animals = [
      known({ animalId: "a", localId: "A1" }),
      known({ animalId: "b", localId: "A2", animalState: "departed" }),
    ];
    const found = plan(
      [
        row(2, { localId: "A1", deathDate: "2026-11-01" }),
        row(3, { localId: "A2", deathDate: "2026-11-01" }),
        row(4, { ...kito, localId: "A3", deathDate: "2026-11-01" }),
      ],
      { animals },
    );
    expect(found.rows.map(endsLiving)).toEqual([true, false, false]);
    const decided = workDecision(endedWork, "Kito");
    const [step] = stepsOf(found, { ...writing, workOf: () => decided });
    expect(
      step?.changes.map(({ values }) => values["animalStateWork"]),
    ).toEqual([
      { tasks: "cancel", automations: "archive", reason: "Kito" },
      undefined,
      undefined,
    ]);
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
