import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import { namesNobody, nothing, stays } from "../row";

const publisher = nothing("who published it is known by their id alone");

/** What is the same for every establishment. */
export const referenceKept = {
  species: stays("reference", namesNobody),
  specieLogs: stays(
    "subject",
    nothing("what became of a species; people by their ids alone"),
  ),
  speciesWords: stays("derived", namesNobody),
  tags: stays("reference", namesNobody),
  categories: stays("reference", namesNobody),
  goals: stays("reference", namesNobody),
  family: stays("reference", namesNobody),
  order: stays("reference", namesNobody),
  questions: stays("reference", namesNobody),
  questionStates: stays(
    "readBy",
    nothing("what became of a question; people by their ids alone"),
  ),
  shortQuestions: stays("reference", namesNobody),
  surveys: stays("reference", namesNobody),
  surveyVersions: stays("readBy", publisher),
  versionTexts: stays("readBy", namesNobody),
  observations: stays("reference", namesNobody),
  observationVersions: stays("readBy", publisher),
  observationTexts: stays("readBy", namesNobody),
  contexts: stays("reference", namesNobody),
  contextVersions: stays("readBy", publisher),
  contextTexts: stays("readBy", namesNobody),
  profiles: stays("reference", namesNobody),
  biblio: stays(
    "reference",
    nothing(
      "names those who wrote what was published, who are no users by that",
    ),
  ),
  syncRuns: stays("proof", namesNobody),
  syncParts: stays("proof", namesNobody),
} as const satisfies Partial<Record<CollectionName, Kept>>;
