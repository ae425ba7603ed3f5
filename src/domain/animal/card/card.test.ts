import { expect, it } from "vitest";
import {
  anAnimal,
  anAnimalCard,
  aZoo,
} from "../../../../tests/builders/facility";
import { aSession } from "../../../../tests/builders/a-session";
import { zooA, zooB } from "../../../../tests/builders/ids";
import { can } from "../../access/can";
import {
  authorisable,
  namesWith,
  zooNamesOf,
} from "../../establishment/zoo-names";
import { authorisedWith } from "./authorise";
import { cardFacts, cardOf } from "./card";

const file = "0".repeat(32);
const own = `${zooA}/animals/animal-1/${file}.jpg`;
const shared = (more: Parameters<typeof anAnimal>[0] = {}) =>
  anAnimal({
    authorizedZooIds: [zooB],
    animalChipId: "250123",
    gan: "GAN1",
    localId: "L1",
    notes: "Mange bien",
    animalProfilePicture: own,
    ...more,
  });

it("says who an animal is and of whom, and nothing else", () => {
  expect(cardOf(shared(), aZoo())).toEqual({
    zooId: zooA,
    zooName: "La Baie",
    animalId: "animal-1",
    animalName: "Nala",
    animalSexe: "Femelle",
    animalBirthdate: "03/2019",
    birthMonth: "2019-03",
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
    animalState: null,
    animalStateDate: null,
    animalProfilePicture: own,
    authorizedZooIds: [zooB],
  });
});

it("tells that it died and when, never why", () => {
  const card = cardOf(
    shared({
      animalState: "deceased",
      animalStateReason: "Tumeur",
      animalEnclosureData: null,
    }),
    aZoo(),
  );
  expect(card?.animalState).toBe("deceased");
  expect(JSON.stringify(card)).not.toContain("Tumeur");
});

it.each([
  ["nobody is authorised", shared({ authorizedZooIds: [] }), aZoo()],
  [
    "its own establishment alone is",
    shared({ authorizedZooIds: [zooA] }),
    aZoo(),
  ],
  ["it is deleted", shared({ isArchived: true }), aZoo()],
  ["its establishment is archived", shared(), aZoo({ isArchived: true })],
  ["its establishment is not to be found", shared(), null],
])("is none where %s", (_, animal, home) => {
  expect(cardOf(animal, home)).toBeNull();
});

it.each([
  ["an address of existing data", "https://files.test/nala.jpg?token=1"],
  ["another animal's file", `${zooA}/animals/animal-2/${file}.jpg`],
  ["another establishment's", `${zooB}/animals/animal-1/${file}.jpg`],
  ["an enclosure's", `${zooA}/enclosures/animal-1/${file}.jpg`],
  ["a thumbnail alone", `${zooA}/animals/animal-1/${file}.thumb.jpg`],
])("shows no picture that is %s", (_, animalProfilePicture) => {
  expect(
    cardOf(shared({ animalProfilePicture }), aZoo())?.animalProfilePicture,
  ).toBeNull();
});

it("is read by members of who is authorised, not by who merely looks after them", () => {
  const facts = cardFacts(anAnimalCard());
  const reads = (...who: Parameters<typeof aSession>) =>
    can(aSession(...who), "read", "animalCards", facts);
  expect(reads({ zooId: zooB })).toBe(true);
  expect(reads({ zooId: "zoo-z" })).toBe(false);
  expect(reads({ zooId: null })).toBe(false);
  expect(reads({ zooId: "zoo-z", staff: true, zooIds: [zooB] })).toBe(false);
  expect(reads({ zooId: zooB, status: "disabled" })).toBe(false);
});

it("an establishment is put in or taken out once", () => {
  const ids = [zooB];
  expect(authorisedWith(ids, zooB, true)).toBe(ids);
  expect(authorisedWith(ids, "zoo-z", false)).toBe(ids);
  expect(authorisedWith(ids, "zoo-z", true)).toEqual([zooB, "zoo-z"]);
  expect(authorisedWith(ids, zooB, false)).toEqual([]);
});

it("names what there is of the same environment, but oneself and what is archived", () => {
  const named = zooNamesOf([
    aZoo({ zooId: "c", zooName: "Étang" }),
    aZoo({ zooId: "b", zooName: "Volière" }),
    aZoo({ zooId: "d", zooName: "Essai", environment: "test" }),
    aZoo({ zooId: "e", zooName: "Ancien", isArchived: true }),
    aZoo({ zooId: "a", zooName: "Ici" }),
  ]);
  expect(named.map(({ zooId }) => zooId)).toEqual(["a", "b", "c", "d"]);
  expect(authorisable(named, "a").map(({ zooName }) => zooName)).toEqual([
    "Étang",
    "Volière",
  ]);
  const renamed = aZoo({ zooId: "b", zooName: "Bois" });
  expect(namesWith(named, "b", renamed)[1]?.zooName).toBe("Bois");
  expect(namesWith(named, "b", null)).toHaveLength(3);
});
