import { expect, it } from "vitest";
import type { Taxon } from "../taxonomy/taxon";
import { decodeTaxa, encodeTaxa } from "./taxa";

const order: Taxon = {
  id: "carnivores",
  latin: "Carnivora",
  name: "Carnivores",
  names: { fr: "Carnivores", de: "Raubtiere" },
  parentId: null,
};
const family: Taxon = {
  id: "cats",
  latin: "Felidae",
  name: "Felidae",
  names: {},
  parentId: "carnivores",
};
const base = { orders: [order], families: [family], species: 30_039 };

it("the orders and families come back from their document, with the number of species", () => {
  expect(decodeTaxa(encodeTaxa(base))).toEqual(base);
  const stray = { ...family, parentId: null, names: { en: "Cats" } };
  const other = { ...base, orders: [], families: [stray] };
  expect(decodeTaxa(encodeTaxa(other))).toEqual({
    ...other,
    families: [{ ...stray, name: "Felidae" }],
  });
});

it("says the same for the same, in whatever order it came", () => {
  const second = { ...order, id: "primates", latin: "Primates" };
  expect(encodeTaxa({ ...base, orders: [second, order] })).toBe(
    encodeTaxa({ ...base, orders: [order, second] }),
  );
});

it("keeps to its lines whatever a name holds", () => {
  const odd = { ...order, names: { fr: "a\n\nb\tc" }, name: "a b c" };
  expect(decodeTaxa(encodeTaxa({ ...base, orders: [odd] })).orders).toEqual([
    { ...odd, names: { fr: "a b c" } },
  ]);
});

it("a text that is none holds nothing", () => {
  const nothing = { orders: [], families: [], species: 0 };
  expect(decodeTaxa("")).toEqual(nothing);
  expect(decodeTaxa("nonsense")).toEqual(nothing);
  expect(decodeTaxa(encodeTaxa(nothing))).toEqual(nothing);
});
