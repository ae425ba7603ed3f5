import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on places, and what is measured there. */
export const placeRows = {
  sectors: {
    read: by("O", "X", "S"),
    create: by("A", "S"),
    change: by("A", "S", "M", "X"),
    picture: by("A", "S", "M", "X"),
    team: by("A", "S"),
    remove: by("A", "S"),
  },
  enclosures: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "X"),
    change: by("A", "S", "M", "X"),
    note: by("A", "S", "M", "X", "K"),
    picture: by("A", "S", "M", "X", "K"),
    remove: by("A", "S", "M"),
  },
  /** What is measured of places: the establishment's own parameters, and its side of the built-in ones. */
  environmentalParameters: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "V", "N", "X"),
    change: by("A", "S", "M", "V", "N", "X"),
    /** What holds of a built-in wherever it is measured, and whether it is used at all. */
    govern: by("A", "S"),
    /** An own one can be taken back. */
    archive: by("A", "S", "M"),
    /** For good, with the values of all its places. */
    remove: by("A", "S", "allM"),
  },
  /** Values of places; a keeper gives those of parameters that keepers may collect. */
  measures: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "V", "N", "X", "K"),
    /** A further record, which stands for one that is there or takes it back. */
    correct: by("A", "S", "M", "X", "author"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What sensors said, and what is kept of all values by hour, day and month. */
  measureBuckets: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  sensorSources: {
    read: by("A", "S", "X", "anyM"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  /** Of class health only who reads health values, whatever keepers may read of these. */
  alerts: {
    read: by("generalO", "generalX", "A", "S", "M", "V", "N"),
    /** By hand; functions make the others. */
    create: by("A", "S", "M", "V", "generalX"),
    /** How grave it is, who sees to it and until when. */
    assess: by("A", "S", "M", "V", "generalX"),
    acknowledge: by("A", "S", "M", "V", "generalX"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Read as alerts are; functions alone judge them. */
  findings: {
    read: by("generalO", "generalX", "A", "S", "M", "V", "N"),
    create: by("A", "S", "M", "V", "P"),
    change: by("A", "S", "M", "V", "P"),
    remove: by("A", "S"),
  },
} as const satisfies Record<string, Record<string, Cell>>;
