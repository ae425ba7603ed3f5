import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on reference data and the running of the service. */
export const referenceRows = {
  /** What goes wrong in people's apps. */
  service: {
    read: by("S"),
    create: functionsOnly,
    change: by("S"),
    /** `config/app`, which everybody reads, signed out too: versions, maintenance, what is switched off. */
    configure: by("S"),
    remove: functionsOnly,
  },
  taxonomy: {
    read: by("active"),
    create: by("S"),
    change: by("S"),
    review: by("S"),
    /** Also the merge of duplicates, which removes one of them. */
    remove: by("S"),
  },
  specieLogs: {
    read: by("S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Tags, categories and goals. */
  labels: {
    read: by("active"),
    create: by("S"),
    change: by("S"),
    remove: by("S"),
  },
  /** Publications: everybody's, and those an establishment keeps for itself. */
  biblio: {
    read: by("O", "X", "S", "everybodys"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  /** Whoever leads a project is its author. */
  researchProjects: {
    read: by("A", "S", "viewer"),
    create: by("A", "S"),
    change: by("A", "S", "author"),
    remove: by("A", "S"),
  },
  speciesWords: {
    read: by("active"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Long work on the reference data. */
  syncRuns: {
    read: by("S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
    /** The provider's sync, imports: planned, run, cancelled. */
    run: by("S"),
  },
} as const satisfies Record<string, Record<string, Cell>>;
