import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on the health of animals. */
export const healthRows = {
  /** What is measured of animals: whoever looks after health anywhere in the establishment sets it up for all. */
  healthParameters: {
    read: by("O", "X", "S"),
    create: by("A", "S", "V"),
    change: by("A", "S", "V"),
    /** An own one can be taken back, a built-in be switched off. */
    archive: by("A", "S", "V"),
    /** For good, with the values of all animals. */
    remove: by("A", "S", "V"),
  },
  /** Values of animals; keepers read and give those of parameters that keepers may collect. */
  healthValues: {
    read: by("A", "S", "M", "V", "N", "openK"),
    create: by("A", "S", "V", "openK"),
    correct: by("A", "S", "V", "author"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What is kept of them by day and month. */
  healthBuckets: {
    read: by("A", "S", "M", "V", "N", "openK"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What their values are held against: kept by functions, begun anew by who heals. */
  healthBaselines: {
    read: by("A", "S", "M", "V", "N", "openK"),
    create: by("A", "S", "V"),
    change: by("A", "S", "V"),
    remove: functionsOnly,
  },
  healthNotes: {
    read: by("A", "S", "M", "V"),
    create: by("A", "S", "V"),
    correct: by("A", "S", "V", "author"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Keepers read the current ones. Ended, never deleted. */
  prescriptions: {
    read: by("A", "S", "M", "V", "N", "openK"),
    create: by("A", "S", "V"),
    change: by("A", "S", "V"),
    end: by("A", "S", "V"),
    remove: functionsOnly,
  },
  /** Of ended prescriptions too: what was given stays readable to who gave it. */
  doses: {
    read: by("A", "S", "M", "V", "N", "K"),
    create: by("A", "S", "V", "K"),
    change: functionsOnly,
    remove: functionsOnly,
  },
} as const satisfies Record<string, Record<string, Cell>>;
