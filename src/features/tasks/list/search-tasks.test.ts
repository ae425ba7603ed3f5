import { expect, it } from "vitest";
import { searchTasks } from "./search-tasks";

const rows = [
  { data: { title: "Réparer l’abreuvoir", description: null } },
  { data: { title: "Nourrir", description: "Abreuvoir de la serre" } },
  { data: { title: "Peser", description: null } },
];
const titles = (text: string) =>
  searchTasks(rows, text).map(({ data }) => data.title);

it("finds every word in title or description, accents and case aside", () => {
  expect(titles("ABREUVOIR")).toEqual(["Réparer l’abreuvoir", "Nourrir"]);
  expect(titles("reparer")).toEqual(["Réparer l’abreuvoir"]);
  expect(titles("abreuvoir serre")).toEqual(["Nourrir"]);
  expect(titles("tigre")).toEqual([]);
});

it("leaves the list as it is without words", () => {
  expect(searchTasks(rows, "  ")).toBe(rows);
});
