import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on animals, their groups and what is known of them. */
export const animalRows = {
  animals: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "V", "X"),
    change: by("A", "S", "M", "V", "X"),
    note: by("A", "S", "M", "V", "X", "K"),
    picture: by("A", "S", "M", "V", "X", "K"),
    move: by("A", "S", "M", "V", "X", "K"),
    end: by("A", "S", "M", "V"),
    authorise: by("A", "S"),
    remove: by("A", "S"),
  },
  /** How files of animals are read, for all who may bring some. */
  importLayouts: {
    read: by("O", "X", "S"),
    create: by("A", "S", "anyM", "anyV", "X"),
    change: by("A", "S", "anyM", "anyV", "X"),
    remove: functionsOnly,
  },
  /** What an authorised establishment sees of an animal. */
  animalCards: {
    read: by("O", "X", "S", "E"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  groups: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "V", "X"),
    change: by("A", "S", "M", "V", "X"),
    remove: by("A", "S", "M"),
  },
  /** Read as their subjects, which all members read. */
  events: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Who is in a group, as functions count it. */
  groupAnimals: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Existing data. */
  visits: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
} as const satisfies Record<string, Record<string, Cell>>;
