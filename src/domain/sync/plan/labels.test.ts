import { describe, expect, it } from "vitest";
import type { Stored } from "./kinds";
import { planSync } from "./plan";

const stored: readonly Stored[] = [
  {
    id: "eau",
    base: "1",
    values: { name: "Eau", trad: { fr: "Eau", de: "Wasser" }, labelKey: "eau" },
  },
  // As older data say it.
  { id: "feu", base: "1", values: { tagName: "Feu" } },
];

const plan = (...items: unknown[]) =>
  planSync({ tags: items }, { tags: stored }, { listsKept: false }).map(
    ({ outcome, entry, write }) => ({
      outcome,
      line: entry.line,
      reasons: entry.reasons.map(({ code }) => code),
      changes: entry.changes,
      write,
    }),
  );

describe("a label of a file", () => {
  it("is found by its id or its words, and changes what it names", () => {
    expect(plan({ tag: "EAU" }, { id: "eau2", name: "Éau" })).toMatchObject([
      { outcome: "changed", write: { id: "eau", values: { name: "EAU" } } },
      { outcome: "refused", reasons: ["labelTaken"] },
    ]);
    expect(plan({ id: "eau", name: "Eau", name_de: "Wasser" })).toMatchObject([
      { outcome: "unchanged", write: null },
    ]);
    expect(plan({ id: "eau", name_de: "Nass", trad: { en: "Water" } })).toEqual(
      [
        {
          outcome: "changed",
          line: 1,
          reasons: [],
          changes: [
            { field: "trad.de", before: "Wasser", after: "Nass" },
            { field: "trad.en", before: null, after: "Water" },
          ],
          write: {
            id: "eau",
            base: "1",
            values: { trad: { fr: "Eau", de: "Nass", en: "Water" } },
          },
        },
      ],
    );
  });

  it("of older data is found by its other name", () => {
    expect(plan({ tag: "feu" })).toMatchObject([
      {
        outcome: "changed",
        write: { id: "feu", values: { name: "feu", trad: { fr: "feu" } } },
      },
    ]);
  });

  it("that is new gets an id of its words, and shows what it will hold", () => {
    expect(plan({ trad: { fr: "Œuf dur", it: "Uovo" } })).toMatchObject([
      {
        outcome: "new",
        changes: [
          { field: "name", before: null, after: "Œuf dur" },
          { field: "trad.fr", after: "Œuf dur" },
          { field: "trad.it", after: "Uovo" },
        ],
        write: { id: "oeuf-dur", base: null },
      },
    ]);
  });

  it.each([
    ["labelMissing", {}],
    ["labelMissing", { id: "new" }],
    ["notAnItem", 7],
    ["tooLong", { tag: "x".repeat(121) }],
    ["invalid", { tag: "!!" }],
    ["invalid", { id: "a/b", tag: "Air" }],
    ["labelTaken", { id: "feu", tag: "Eau" }],
  ])("is refused as %s: %j", (code, item) => {
    const [one] = plan(item);
    expect(one).toMatchObject({ outcome: "refused", write: null });
    expect(one?.reasons).toContain(code);
  });

  it("named twice is refused both times, each with its place", () => {
    expect(
      plan({ tag: "Air" }, { tag: "Terre" }, { tag: "air" }),
    ).toMatchObject([
      { outcome: "refused", line: 1, reasons: ["idTwice"] },
      { outcome: "new", line: 2 },
      { outcome: "refused", line: 3, reasons: ["idTwice"] },
    ]);
  });

  it("whose words several bear is refused", () => {
    const twice = [...stored, { id: "x", base: "1", values: { name: "eau" } }];
    expect(
      planSync(
        { tags: [{ tag: "Eau" }] },
        { tags: twice },
        { listsKept: false },
      )[0],
    ).toMatchObject({
      outcome: "refused",
      entry: { reasons: [{ code: "labelAmbiguous" }] },
    });
  });
});
