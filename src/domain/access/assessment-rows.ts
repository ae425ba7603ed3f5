import type { Cell } from "./cell";
import { by, functionsOnly } from "./cell";

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
  profiles: {
    read: by("active"),
    create: by("S"),
    change: by("S"),
    remove: by("S"),
  },
} as const satisfies Record<string, Record<string, Cell>>;
