import type { CollectionName } from "../collections";
import type { OwnCollection } from "./retention";

/** That nothing of a collection goes into the export of a person's data, and why. */
export interface AboutNobody {
  kind: "nothing";
  reason: string;
}

const nothing = (reason: string): AboutNobody => ({ kind: "nothing", reason });

const namesNobody =
  "names nobody; who wrote last is known by their id alone, and recorded in the audit";
const repeated = (where: string) => nothing(`repeats what ${where} says`);
const technical = nothing(
  "hashes and ids, kept for a while and read by nobody",
);

/** The collections that say nothing of a person that is not said elsewhere. */
export const aboutNobody = {
  enrichments: nothing(namesNobody),
  healthParameters: nothing(namesNobody),
  healthDays: nothing(namesNobody),
  healthMonths: nothing(namesNobody),
  healthBaselines: nothing(namesNobody),
  environmentalParameters: nothing(namesNobody),
  measureHours: nothing("what sensors said"),
  measureDays: nothing(namesNobody),
  measureMonths: nothing(namesNobody),
  sensorSources: nothing(namesNobody),
  confirmedLists: repeated("the confirmations"),
  zoo: repeated("access: which establishments list somebody"),
  sectors: repeated("access: who works in which sector"),
  directories: repeated("the card"),
  directoryParts: repeated("the card"),
  zooConfigs: nothing(namesNobody),
  importLayouts: nothing(namesNobody),
  zooNames: nothing(namesNobody),
  zooSummaries: nothing(namesNobody),
  enclosures: nothing(namesNobody),
  enclosureMaps: nothing(namesNobody),
  animals: nothing(namesNobody),
  animalCards: nothing(namesNobody),
  groups: nothing(namesNobody),
  groupAnimals: nothing(namesNobody),
  species: nothing(namesNobody),
  specieLogs: nothing("what became of a species; people by their ids alone"),
  speciesWords: nothing(namesNobody),
  tags: nothing(namesNobody),
  categories: nothing(namesNobody),
  goals: nothing(namesNobody),
  family: nothing(namesNobody),
  order: nothing(namesNobody),
  questions: nothing(namesNobody),
  questionStates: nothing(
    "what became of a question; people by their ids alone",
  ),
  shortQuestions: nothing(namesNobody),
  surveys: nothing(namesNobody),
  surveyVersions: nothing("who published it is known by their id alone"),
  versionTexts: nothing(namesNobody),
  observations: nothing(namesNobody),
  observationVersions: nothing("who published it is known by their id alone"),
  observationTexts: nothing(namesNobody),
  contexts: nothing(namesNobody),
  contextVersions: nothing("who published it is known by their id alone"),
  contextTexts: nothing(namesNobody),
  profiles: nothing(namesNobody),
  biblio: nothing(
    "names those who wrote what was published, who are no users by that",
  ),
  campaignProgress: repeated("the evaluations"),
  campaignKeys: nothing(namesNobody),
  lessons: nothing(
    "pupils are numbers, whose answers are counted together and kept nowhere",
  ),
  scanPacks: repeated("the sessions of observation"),
  syncRuns: nothing(namesNobody),
  syncParts: nothing(namesNobody),
  config: nothing(namesNobody),
  clientErrors: nothing("codes of failures; whoever told them is not kept"),
  operations: technical,
  oneTimeCodes: technical,
  limits: technical,
  directoryMarks: technical,
  directoryUses: technical,
  placeMarks: technical,
  summaryMarks: technical,
  eventMarks: technical,
  measureWatches: technical,
  noticeMarks: repeated("the notifications: who was told of a task"),
  alertMarks: repeated("the notifications: who was told of alerts"),
  speciesLines: technical,
  speciesMarks: technical,
  visits: nothing("existing data whose fields nobody knows"),
} as const satisfies Partial<
  Record<CollectionName | OwnCollection, AboutNobody>
>;
