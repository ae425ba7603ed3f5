import { exportAskedSchema } from "@domain/export/asked";
import { expect, it } from "vitest";
import { askedAnimals, exportFilter } from "./asked-animals";

const asked = (address: string) =>
  askedAnimals(exportFilter.of(new URLSearchParams(address)));

it.each([
  ["", { state: "here", sex: null, sectorId: null }],
  ["sectorId=savane&sex=Femelle", { sectorId: "savane", sex: "Femelle" }],
  ["specieId=lion&enclosureId=e1", { specieId: "lion", enclosureId: "e1" }],
  ["state=deceased", { state: "deceased" }],
  ["state=archived", { state: "archived" }],
  ["sex=none&sectorId=a/b&state=eaten", { sex: null, sectorId: null }],
])("the file follows the filters of the list: %s", (address, narrowed) => {
  const of = asked(address);
  expect(of).toMatchObject({ kind: "animals", ...narrowed });
  expect(exportAskedSchema.parse(of)).toEqual(of);
});
