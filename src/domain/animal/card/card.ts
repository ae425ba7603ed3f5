import * as z from "zod";
import type { RecordFacts } from "../../access/can";
import type { Zoo } from "../../establishment/zoo";
import { zooNameMax } from "../../establishment/zoo";
import { parsePath } from "../../file/path";
import { isPutAway } from "../../record/put-away";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  metaFields,
  optional,
} from "../../schema/fields";
import { isCalendarDay } from "../../time/calendar-day";
import type { Animal } from "../animal";
import { animalSexes, animalStates } from "../animal";

/**
 * `animalCards/{animalId}`: what an authorised establishment sees of an animal, and all of it: no
 * notes, no place, no numbers, nothing of health.
 */
export const animalCardSchema = z.object({
  /** The establishment it lives in, and what that is called. */
  zooId: derived(idSchema),
  zooName: derived(z.string().max(zooNameMax).default("")),
  animalId: derived(idSchema),
  animalName: derived(z.string().max(80).default("")),
  specieId: derived(optional(idSchema)),
  specieName: derived(z.string().max(120).default("")),
  specieLatinName: derived(z.string().max(120).default("")),
  animalSexe: derived(z.enum(animalSexes).default("undefined")),
  animalBirthdate: derived(optional(z.string().max(7))),
  birthMonth: derived(optional(z.string().max(7))),
  /** That it died or left, and the day; why is nobody else's. */
  animalState: derived(optional(z.enum(animalStates))),
  animalStateDate: derived(
    optional(z.string().refine((day) => isCalendarDay(day))),
  ),
  /** A path of the animal's own files; an address of existing data is left out. */
  animalProfilePicture: derived(optional(fileSchema)),
  /** Whose members read it. */
  authorizedZooIds: derived(idsSchema.default([])),
  ...metaFields,
});
export type AnimalCard = z.infer<typeof animalCardSchema>;
export type CardValues = Omit<AnimalCard, keyof typeof metaFields>;

/** What `can()` needs to know of a card. */
export const cardFacts = ({
  zooId,
  authorizedZooIds,
}: Pick<AnimalCard, "zooId" | "authorizedZooIds">): RecordFacts => ({
  zooId,
  authorizedZooIds,
});

/** Its picture, where that is a file of the animal itself: an address may open for anybody and for good, another's path more than the card says. */
export function ownPicture({
  zooId,
  animalId,
  animalProfilePicture: path,
}: Pick<Animal, "zooId" | "animalId" | "animalProfilePicture">): string | null {
  const file = path === null ? null : parsePath(path);
  const isOwn =
    file?.type === "animals" && file.zooId === zooId && file.id === animalId;
  return isOwn && !file.isThumbnail ? path : null;
}

/**
 * The card of an animal of the establishment `home` (null: it cannot be found). null, no card, for one
 * that is authorised for nobody else, that is deleted, and while its establishment is archived. One that
 * died or left keeps its card, which says so.
 */
export function cardOf(
  animal: Animal,
  home: Pick<Zoo, "zooName" | "isArchived"> | null,
): CardValues | null {
  const authorizedZooIds = animal.authorizedZooIds.filter(
    (id) => id !== animal.zooId,
  );
  const isHidden = home === null || home.isArchived || isPutAway(animal);
  if (isHidden || authorizedZooIds.length === 0) return null;
  return {
    zooId: animal.zooId,
    zooName: home.zooName,
    animalId: animal.animalId,
    animalName: animal.animalName,
    specieId: animal.specieId,
    specieName: animal.specieName,
    specieLatinName: animal.specieLatinName,
    animalSexe: animal.animalSexe,
    animalBirthdate: animal.animalBirthdate,
    birthMonth: animal.birthMonth,
    animalState: animal.animalState,
    animalStateDate: animal.animalStateDate,
    animalProfilePicture: ownPicture(animal),
    authorizedZooIds,
  };
}
