import { demoAnimalNames } from "../../data/names";
import { demoSectors } from "../../data/sectors";
import { demoSpecies } from "../../data/taxa";
import type {
  DemoEnclosure,
  DemoResident,
  DemoSector,
  DemoSpecies,
  DemoZooId,
} from "../../data/types";
import type { AnimalSexe } from "../../../src/domain/animal/animal";
import { animalForm, animalValues } from "../../../src/domain/animal/animal";
import type { CalendarDay } from "../../../src/domain/time/calendar-day";
import { addDays } from "../../../src/domain/time/calendar-day";
import { parisDay, startOfDay } from "../../../src/domain/time/paris";
import type { DemoDocument, Stamp } from "./document";
import { demoDocument } from "./document";
import { foundingOf } from "./founding";
import { groupIdOf } from "./groups";
import { earlier } from "./moments";
import {
  randomFor,
  wholeBelow,
  type Random,
} from "../../../src/domain/analysis/interval/random";
import { shuffled } from "./random";

const unknownBirthdates = 0.03;
const withoutChip = 0.2;
const daysToEntry = 35;

const speciesById = new Map(demoSpecies.map((specie) => [specie.id, specie]));

interface Individual {
  id: string;
  sexe: AnimalSexe;
  specie: DemoSpecies;
  enclosure: DemoEnclosure;
  sector: DemoSector;
  groupId: string | null;
}

/** The id of the `index`-th (from 0) animal of a species in an enclosure. */
export const animalIdOf = (
  enclosureId: string,
  speciesId: string,
  index: number,
): string => `${enclosureId}-${speciesId}-${index + 1}`;

const sexesOf = ({ males, females, unsexed }: DemoResident): AnimalSexe[] => [
  ...Array<AnimalSexe>(males).fill("Male"),
  ...Array<AnimalSexe>(females).fill("Femelle"),
  ...Array<AnimalSexe>(unsexed).fill("undefined"),
];

function individualsIn(
  sector: DemoSector,
  enclosure: DemoEnclosure,
): Individual[] {
  return enclosure.residents.flatMap((resident) => {
    const specie = speciesById.get(resident.speciesId);
    if (!specie) throw new Error(`Unknown species ${resident.speciesId}`);
    return sexesOf(resident).map((sexe, index) => ({
      id: animalIdOf(enclosure.id, specie.id, index),
      sexe,
      specie,
      enclosure,
      sector,
      groupId: groupIdOf(enclosure.id, specie.id, index),
    }));
  });
}

/** `MM/YYYY`, at most the species' age before the month of `now`; younger ages come more often. */
function birthdateOf(random: Random, maxAgeYears: number, now: Date): string {
  const [year = 0, month = 1] = parisDay(now).split("-").map(Number);
  const age = 1 + Math.floor(random() ** 1.4 * (maxAgeYears * 12 - 1));
  const born = year * 12 + (month - 1) - age;
  const bornMonth = String((born % 12) + 1).padStart(2, "0");
  return `${bornMonth}/${Math.floor(born / 12)}`;
}

/** An ISO 11784 number: France's code, then twelve digits. */
const chipOf = (random: Random): string =>
  `250${String(wholeBelow(random, 1_000_000)).padStart(6, "0")}${String(
    wholeBelow(random, 1_000_000),
  ).padStart(6, "0")}`;

/** When it was entered: at the founding, or soon after it was born. */
function stampOf(
  zooId: DemoZooId,
  birthMonth: string | null,
  now: Date,
): Stamp {
  const founding = foundingOf(zooId, now);
  if (birthMonth === null) return founding;
  const born = startOfDay(
    addDays(`${birthMonth}-01` as CalendarDay, daysToEntry),
  );
  const createdAt = earlier(now, born);
  return createdAt > founding.createdAt ? { ...founding, createdAt } : founding;
}

function animalDocument(
  { id, sexe, specie, enclosure, sector, groupId }: Individual,
  animalName: string,
  now: Date,
): DemoDocument {
  const random = randomFor(id);
  const birthdate = birthdateOf(random, specie.maxAgeYears, now);
  const form = {
    ...animalForm(null, enclosure.id),
    animalName,
    specieId: specie.id,
    animalSexe: sexe,
    animalBirthdate: random() < unknownBirthdates ? "" : birthdate,
    groupId,
    animalChipId: random() < withoutChip ? "" : chipOf(random),
  };
  const card = {
    specieId: specie.id,
    specieName: specie.names.fr,
    specieLatinName: specie.latin,
  };
  const values = animalValues(form, card, sector.id);
  const fields = {
    zooId: sector.zooId,
    ...values,
  };
  const stamp = stampOf(sector.zooId, values.birthMonth, now);
  return demoDocument("animals", id, fields, stamp);
}

/** Every resident as an individual with a name of its own. */
export function animalDocuments(now: Date): DemoDocument[] {
  const names = shuffled(randomFor("animal names"), demoAnimalNames);
  return demoSectors
    .flatMap((sector) =>
      sector.enclosures.flatMap((one) => individualsIn(sector, one)),
    )
    .map((animal, index) => {
      const name = names[index];
      if (name === undefined) throw new Error("There are too few names");
      return animalDocument(animal, name, now);
    });
}
