import { expect, it } from "vitest";
import { languages } from "../../taxonomy/taxonomy";
import { wordOfField } from "./field-words";
import type { StoredBase, TaxonCollection } from "./kinds";
import { fieldsOf, syncCollections } from "./kinds";
import { planSync } from "./plan";

const taxa = ["order", "family", "species"] as const;
const inEvery = (value: unknown) =>
  Object.fromEntries(languages.map((language) => [language, value]));

function storedOf(collection: TaxonCollection) {
  const { latin, name } = fieldsOf[collection];
  const values = { [latin]: "Old", [name]: "Old", names: inEvery("Old") };
  return [
    { id: "one", base: "1", values },
    { id: "two", base: "1", values },
  ];
}

const stored: StoredBase = {
  order: storedOf("order"),
  family: storedOf("family"),
  species: storedOf("species"),
  questions: [{ id: "q", base: "1", values: { questionRef: "Old" } }],
};

/** Items that differ in every field, and that are refused at every field there is. */
function itemsOf(collection: TaxonCollection): unknown[] {
  const { id, latin, name } = fieldsOf[collection];
  const all = { [latin]: "New", [name]: "New", names: inEvery("New") };
  const wrong = { [latin]: 7, [name]: 7, names: inEvery(7) };
  const parents = { familyId: "two", orderId: "two" };
  return [
    { ...parents, [id]: "one", ...all },
    { familyId: 1.5, orderId: 1.5, [id]: {}, ...wrong },
    { familyId: "nobody", orderId: "nobody", [id]: "new", names: "New" },
    { family: "Nobody", order: "Nobody", [latin]: "Old" },
    { [id]: "twice", [latin]: "Twice" },
    { [id]: "twice", [latin]: "Twice" },
    { [id]: "nameless" },
    { [latin]: "Two" },
    {},
  ];
}

/** Every field that a plan over them names, with its collection. */
function fieldsNamed() {
  const answer = {
    ...Object.fromEntries(taxa.map((one) => [one, itemsOf(one)])),
    questions: [
      { questionId: "q", questionRef: "New" },
      { questionId: 0.5, questionRef: {} },
    ],
  };
  return planSync(answer, stored, { listsKept: true }).flatMap(
    ({ collection, entry }) =>
      [...entry.changes, ...entry.reasons]
        .filter(({ field }) => field !== "")
        .map(({ field }) => ({ collection, field })),
  );
}

it("every field that a plan may name has a word", () => {
  const named = fieldsNamed();
  const species = named
    .filter(({ collection }) => collection === "species")
    .map(({ field }) => field);
  expect([...new Set(species)].sort()).toEqual(
    [
      "familyId",
      "names",
      ...languages.map((language) => `names.${language}`),
      "orderId",
      "specieId",
      "specieLatinName",
      "specieName",
    ].sort(),
  );
  expect(new Set(named.map(({ collection }) => collection))).toEqual(
    new Set(syncCollections),
  );
  expect(
    named.filter(
      ({ collection, field }) => wordOfField(collection, field) === null,
    ),
  ).toEqual([]);
});

it("an order's own id is no order that it belongs to", () => {
  expect(wordOfField("order", "orderId")).toBe("id");
  expect(wordOfField("family", "orderId")).toBe("order");
});

it("what passes through has no word, whatever its name", () => {
  for (const field of ["names.fr", "orderId", "constructor", "trad.xx"])
    expect(wordOfField("questions", field)).toBeNull();
});
