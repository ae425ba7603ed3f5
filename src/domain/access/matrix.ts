/**
 * Who may do what, as data: resource x action -> grants. `can()` evaluates it in the browser and in
 * functions; tests/rules walks every cell against firestore.rules.
 *
 * Persons: S superAdmin, A admin, P pedagoadmin, M/V/N/K the sector roles, O any active member,
 * X provider staff listed by the establishment; the rest are facts about the record.
 */
import type { Cell } from "./cell";
import { assessmentRows } from "./assessment-rows";
import { by, functionsOnly } from "./cell";

export const matrix = {
  zoo: {
    read: by("O", "X", "S"),
    create: by("S"),
    change: by("A", "S"),
    picture: by("A", "S"),
    /** Whether it is the provider's own place to try things out, or one to try things out in at all. */
    markTest: by("S"),
    staff: by("A", "S"),
    demonstrate: by("A", "S"),
    remove: by("S"),
  },
  /** What every establishment is called. */
  zooNames: {
    read: by("anyA", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  zooConfig: {
    read: by("A", "S"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  users: {
    read: by("O", "X", "S"),
    create: by("A", "S"),
    change: by("self"),
    picture: by("self", "A", "S"),
    /** Right, role, sectors, status and password; whose, says `mayManage`. */
    manage: by("A", "S"),
    /** Provider staff, and which establishment is somebody's home. */
    flagStaff: by("S"),
    export: by("self", "A", "S"),
    remove: by("A", "S"),
  },
  devices: {
    read: by("self"),
    create: by("self"),
    change: by("self"),
    remove: by("self"),
  },
  notifications: {
    read: by("self"),
    create: functionsOnly,
    change: by("self"),
    remove: functionsOnly,
  },
  audit: {
    read: by("A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  mail: {
    read: functionsOnly,
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  accounts: {
    read: by("self", "A", "S"),
    create: functionsOnly,
    change: by("self"),
    remove: functionsOnly,
  },
  access: {
    read: by("self", "A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
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
  tasks: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "allMVNK"),
    act: by("A", "S", "X", "M", "responsible"),
    reopen: by("A", "S", "M", "closer"),
    handOver: by("A", "S", "X", "M", "responsible"),
    change: by("A", "S", "X", "M", "authorUntilStarted"),
    /** While it is open; afterwards what it shows is what was done, and others answer for that. */
    attach: by("A", "S", "X", "M", "authorUntilStarted", "responsible"),
    attachClosed: by("A", "S", "X", "M"),
    end: by("A", "S", "M", "author"),
  },
  /** What is said of a task, by whoever reads it. */
  taskLog: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    change: functionsOnly,
    remove: by("A", "S", "M", "author"),
  },
  taskTemplates: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: by("A", "S", "X", "allMVN"),
    change: by("A", "S", "X", "M", "author"),
    end: by("A", "S", "M", "author"),
  },
  taskRuns: {
    read: by("A", "S", "X", "anyM", "anyV", "anyN", "K", "named"),
    create: functionsOnly,
    change: functionsOnly,
    end: functionsOnly,
  },
  /** Objects for animals: each establishment's own, and the official ones, which are everybody's and made by S. */
  enrichments: {
    read: by("O", "X", "S", "everybodys"),
    create: by("A", "S", "M", "X", "K"),
    change: by("A", "S", "M", "X", "K"),
    picture: by("A", "S", "M", "X", "K"),
    remove: by("A", "S", "M"),
  },
  /** An establishment's side of an object: its stock, and for whom it is approved. */
  enrichmentUses: {
    read: by("O", "X", "S"),
    /** Whoever may approve an object, too, of which the establishment has nothing yet. */
    create: by("A", "S", "M", "V", "X", "K"),
    change: by("A", "S", "M", "X", "K"),
    approve: by("A", "S", "M", "V", "X"),
    remove: functionsOnly,
  },
  enrichmentSessions: {
    read: by("O", "X", "S"),
    create: by("A", "S", "X", "allMK"),
    /** While it is a plan. */
    change: by("A", "S", "M", "X", "K"),
    /** Placing, taking out, evaluating. */
    act: by("A", "S", "M", "X", "K"),
    remove: by("A", "S", "M"),
  },
  enrichmentMovements: {
    read: by("O", "X", "S"),
    create: by("A", "S", "M", "X", "K"),
    change: functionsOnly,
    remove: functionsOnly,
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
    create: functionsOnly,
    acknowledge: by("A", "S", "M", "V", "generalX"),
    change: functionsOnly,
    remove: functionsOnly,
  },
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
  announcements: {
    read: by("A", "S", "reader"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: by("A", "S"),
  },
  confirmations: {
    read: by("self", "A", "S"),
    /** Of what they are asked to confirm. */
    create: by("self"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  savedViews: {
    read: by("viewer"),
    create: by("O", "X", "S"),
    change: by("owner"),
    remove: by("owner", "A", "S"),
  },
  confirmedLists: {
    read: by("A", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  directories: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
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
  speciesWords: {
    read: by("active"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  ...assessmentRows,
  /** Existing data. */
  visits: {
    read: by("O", "X", "S"),
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

export type Resource = keyof typeof matrix;
export type Action<R extends Resource> = keyof (typeof matrix)[R] & string;
