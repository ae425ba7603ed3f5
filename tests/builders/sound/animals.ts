import { anAnimal, anAnimalCard, aGroup, aGroupAnimal } from "../facility";
import { anEvent } from "../events";
import {
  aDose,
  aHealthDay,
  aHealthBaseline,
  aHealthMonth,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
} from "../health";
import type { Sound } from "../sound";

export const sound = {
  animalCards: anAnimalCard(),
  animals: anAnimal(),
  groups: aGroup(),
  groupAnimals: aGroupAnimal(),
  events: anEvent(),
  healthParameters: aHealthParameter(),
  healthValues: aHealthValue(),
  healthDays: aHealthDay(),
  healthMonths: aHealthMonth(),
  healthBaselines: aHealthBaseline(),
  healthNotes: aHealthNote(),
  prescriptions: aPrescription(),
  doses: aDose(),
} satisfies Sound;
