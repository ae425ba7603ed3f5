import { expect, it } from "vitest";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { aSpecie } from "../../../../tests/builders/taxa";
import { entryOf } from "@domain/directory/entry-of";
import {
  asksForTaxon,
  enclosureFilter,
  enclosuresHolding,
  wantsEnclosure,
} from "./enclosure-filter";

const none = enclosureFilter.initial;
const entry = (stored: object = {}) =>
  entryOf("enclosures", "e", { ...anEnclosure(), ...stored });
const wants = (stored: object, filter: Partial<typeof none> = {}) =>
  wantsEnclosure(entry(stored), { ...none, ...filter }, null);

it("shows what is in use, what is archived or what is removed, each by itself", () => {
  const archived = { isArchived: true };
  const removed = { isArchived: true, deletedAt: new Date() };
  const shownIn = (stored: object) =>
    ([null, "archived", "removed"] as const).map((away) =>
      wants(stored, { away }),
    );
  expect(shownIn({})).toEqual([true, false, false]);
  expect(shownIn(archived)).toEqual([false, true, false]);
  expect(shownIn(removed)).toEqual([false, false, true]);
});

it("tells what is ready for scan sampling from what is not", () => {
  const ready = { scanSamplingReady: true };
  expect(wants(ready, { scan: "ready" })).toBe(true);
  expect(wants({}, { scan: "ready" })).toBe(false);
  expect(wants(ready, { scan: "notReady" })).toBe(false);
  expect(wants({}, { scan: "notReady" })).toBe(true);
});

it("finds the enclosures of a species, a family or an order by who lives there", () => {
  const species = new Map(
    [
      aSpecie({ specieId: "lion", familyId: "felidae", orderId: "carnivora" }),
      aSpecie({ specieId: "wolf", familyId: "canidae", orderId: "carnivora" }),
      aSpecie({ specieId: "new", familyId: null, orderId: null }),
    ].map((specie) => [
      specie.specieId,
      entryOf("species", specie.specieId, specie),
    ]),
  );
  const animals = [
    { specieId: "lion", in: "savanna" },
    { specieId: "wolf", in: "forest" },
    { specieId: "new", in: "pond" },
    { specieId: "lion", in: "empty", animalState: "departed" as const },
    { specieId: "lion", in: null },
  ].map(({ in: enclosureId, ...animal }, place) =>
    entryOf(
      "animals",
      String(place),
      anAnimal({
        ...animal,
        animalEnclosureData: enclosureId === null ? null : { enclosureId },
      }),
    ),
  );
  const holding = (taxon: Partial<typeof none>) => [
    ...enclosuresHolding({ ...none, ...taxon }, animals, (id) =>
      id === null ? undefined : species.get(id),
    ),
  ];
  expect(holding({ specieId: "lion" })).toEqual(["savanna"]);
  expect(holding({ familyId: "canidae" })).toEqual(["forest"]);
  expect(holding({ orderId: "carnivora" })).toEqual(["savanna", "forest"]);
  expect(holding({})).toEqual(["savanna", "forest", "pond"]);
  expect(asksForTaxon(none)).toBe(false);
  expect(asksForTaxon({ ...none, familyId: "canidae" })).toBe(true);
});
