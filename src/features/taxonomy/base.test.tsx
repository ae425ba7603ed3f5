import type { Taxon } from "@domain/taxonomy/taxon";
import { familySchema } from "@domain/taxonomy/taxonomy";
import { encodeTaxa, taxaId } from "@domain/words/taxa";
import { configure, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { subscriptions } from "../../data/subscriptions";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as SpecieList } from "./specie-list.page";
import { Component as SpecieRecap } from "./specie-recap.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const list = vi.spyOn(subscriptions, "list");
const count = vi.spyOn(subscriptions, "count");
const show = (element: ReactNode, at: string) =>
  renderUi(<SignedIn>{element}</SignedIn>, { at });

const taxon = (id: string, latin: string, parentId: string | null): Taxon => ({
  id,
  latin,
  name: latin,
  names: {},
  parentId,
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("speciesWords", taxaId, {
    version: "1",
    text: encodeTaxa({
      orders: [taxon("carnivores", "Carnivora", null)],
      families: [taxon("cats", "Felidae", "carnivores")],
      species: 30_039,
    }),
  });
  for (const [specieId, familyId] of [
    ["lion", "cats"],
    ["wolf", "dogs"],
  ] as const)
    desk.seed("species", specieId, {
      ...aSpecie({ specieId, specieLatinName: `Genus ${specieId}`, familyId }),
    });
  // Made within the minute: the document does not know it yet.
  desk.seed(
    "family",
    "dogs",
    familySchema.parse({
      familyId: "dogs",
      familyName: "Canidae",
      familyLatinName: "Canidae",
    }),
  );
});
afterEach(() => {
  list.mockClear();
  count.mockClear();
});

/** The collections of which lists were read. */
const listed = () => new Set(list.mock.calls.map(([one]) => one.collection));

it("names families and counts species by one document, and reads by itself only what that does not know", async () => {
  await show(<SpecieList />, "/SpecieListManagement");
  const rowOf = async (name: RegExp) =>
    within(await screen.findByRole("row", { name }));
  expect(await (await rowOf(/Genus lion/)).findByText("Felidae")).toBeVisible();
  expect(await (await rowOf(/Genus wolf/)).findByText("Canidae")).toBeVisible();
  expect(
    await screen.findByText(/30\s039/u, { selector: "[role=status]" }),
  ).toBeVisible();
  expect([...listed()]).not.toContain("family");
  expect([...listed()]).not.toContain("order");
  expect(count).not.toHaveBeenCalled();
});

it("shows the tree of it without reading a family or an order", async () => {
  await show(<SpecieRecap />, "/SpecieRecap");
  expect(
    await screen.findByRole("button", { name: /Carnivora.*1 famille/ }),
  ).toBeVisible();
  expect([...listed()]).not.toContain("family");
  expect([...listed()]).not.toContain("order");
  expect(count).not.toHaveBeenCalled();
});
