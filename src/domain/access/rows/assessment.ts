import type { Cell } from "../cell";
import { by, functionsOnly } from "../cell";

/** The rows of the matrix on what assessments ask, and how answers are read: the provider's work, everybody's to use. */
export const assessmentRows = {
  /** What assessments ask, also those that come with the provider's sync; and what tables call them. */
  questions: {
    read: by("S"),
    create: by("S"),
    change: by("S"),
    /** What helps to answer it. */
    picture: by("S"),
    remove: by("S"),
  },
  questionStates: {
    read: by("S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  surveys: {
    read: by("S", "ofPublished"),
    create: by("S"),
    change: by("S"),
    remove: by("S"),
  },
  surveyVersions: {
    read: by("S", "ofPublished"),
    create: by("S"),
    /** While it is a draft. */
    change: by("S"),
    publish: by("S"),
    /** Throwing a draft away that was begun from a published version. */
    discard: by("S"),
    /** Retiring: a published one stays readable for whoever answered it. */
    remove: by("S"),
  },
  /** Only published versions have any. */
  versionTexts: {
    read: by("active"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  campaigns: {
    read: by("O", "X", "S"),
    create: by("A", "S", "P", "anyM", "X"),
    change: by("A", "S", "P", "author"),
    /** Archiving, taking back, stopping. */
    end: by("A", "S", "P"),
    remove: by("A", "S", "P"),
  },
  campaignProgress: {
    read: by("O", "X", "S"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** The key of a training: a reader handed in their own. */
  campaignKeys: {
    read: by("A", "S", "reader"),
    create: by("A", "S"),
    change: by("A", "S"),
    remove: functionsOnly,
  },
  /** Lessons of pedagogical campaigns: what the educational account answers, and what came of it. */
  lessons: {
    read: by("A", "S", "P", "X", "anyM"),
    create: by("A", "S", "P"),
    close: by("A", "S", "P"),
    /** Being told what is asked, by the code of an open one. */
    join: by("G"),
    submit: by("G"),
  },
  /**
   * In an expert campaign nobody reads others' before handing in their own. Those of a training lie in nobody's sector
   * (`readIn`): M and V may be learning themselves.
   */
  evaluations: {
    read: by("owner", "reader", "A", "S", "P", "X", "M", "V", "openK"),
    create: by("O", "S", "X"),
    submit: by("owner"),
    /** What was recorded for it, also once it is handed in: without a network it arrives later. */
    attach: by("owner"),
    change: functionsOnly,
    /** The activity report: how much was assessed and observed, and who did how much. */
    tally: by("A", "S", "anyM", "P"),
    tallyPeople: by("A", "S"),
    remove: by("A", "S"),
  },
  evaluationDrafts: {
    read: by("owner"),
    create: by("owner"),
    change: by("owner"),
    remove: functionsOnly,
  },
  /** Read as what they correct. What an expert said stands while it is sealed: they may have read the others' meanwhile. */
  evaluationCorrections: {
    read: by("owner", "reader", "A", "S", "P", "X", "M", "V", "openK"),
    create: by("openOwner", "A", "S", "P", "M"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** Sessions of observation, read as evaluations are: those of a training lie in nobody's sector as soon as they are begun. */
  obsSessions: {
    read: by("owner", "reader", "A", "S", "P", "X", "M", "V", "openK"),
    create: by("O", "S", "X"),
    /** While it is not closed. */
    change: by("owner"),
    /** As long as it is planned and nobody began it. */
    plan: by("owner"),
    withdraw: by("owner"),
    remove: by("A", "S"),
  },
  obsRecords: {
    read: by("owner", "reader", "A", "S", "P", "X", "M", "V", "openK"),
    create: by("owner"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  obsCorrections: {
    read: by("owner", "reader", "A", "S", "P", "X", "M", "V", "openK"),
    create: by("openOwner", "A", "S", "P", "M"),
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What counts of all closed sessions. */
  scanPacks: {
    read: by("A", "S", "P", "X", "M", "V", "openK"),
    create: functionsOnly,
    change: functionsOnly,
    remove: functionsOnly,
  },
  /** What trainings proved of whoever learned: theirs, and of who sees to it that people learn. */
  observerCertificates: {
    read: by("self", "A", "S", "P", "anyM"),
    create: functionsOnly,
    change: functionsOnly,
    remove: by("A", "S"),
  },
  profiles: {
    read: by("active"),
    create: by("S"),
    change: by("S"),
    remove: by("S"),
  },
} as const satisfies Record<string, Record<string, Cell>>;
