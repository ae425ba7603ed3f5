import { expect, it } from "vitest";
import { guessColumns } from "../read/columns";
import { layoutMax } from "./layout";
import { layoutWith, rememberedOf } from "./remember";

const titles = ["Nom", "Matricule maison", "Boucle", ""];
const columns = ["name", "localId", null, null] as const;

it("keeps what a title's own words do not say, and reads the next file with it", () => {
  const kept = layoutWith([], titles, columns);
  expect(kept).toEqual([{ title: "matriculemaison", field: "localId" }]);
  expect(guessColumns(titles, rememberedOf(kept))).toEqual(columns);
  expect(guessColumns(titles)).not.toEqual(columns);
});

it("keeps that a column is not to be read", () => {
  const kept = layoutWith([], ["Nom", "GAN"], ["name", null]);
  expect(kept).toEqual([{ title: "gan", field: null }]);
  expect(guessColumns(["Nom", "GAN"], rememberedOf(kept))).toEqual([
    "name",
    null,
  ]);
});

it("forgets what is read as its words say, and keeps what other files said", () => {
  const before = [
    { title: "gan", field: null },
    { title: "matricule", field: "localId" },
  ] as const;
  expect(layoutWith([...before], ["GAN"], ["gan"])).toEqual([before[1]]);
});

it("keeps those used last, and no more than it may", () => {
  const many = Array.from({ length: layoutMax }, (_, n) => ({
    title: `x${String(n)}`,
    field: null,
  }));
  const kept = layoutWith(many, ["Matricule maison"], ["localId"]);
  expect(kept).toHaveLength(layoutMax);
  expect(kept.at(-1)).toEqual({ title: "matriculemaison", field: "localId" });
});

it("takes any title, and none", () => {
  expect(layoutWith([], ["__proto__", "constructor"], ["name", null])).toEqual([
    { title: "proto", field: "name" },
  ]);
  expect(layoutWith([], [], [])).toEqual([]);
});
