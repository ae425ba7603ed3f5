import { animalDesk } from "./animal/desk";
import { boardDesk } from "./board/desk";
import { announcementDesk } from "./announcement/desk";
import { templateDesk } from "./automation/desk";
import type { CollectionName } from "./collections";
import { entryOf } from "./collections";
import { enclosureDesk } from "./enclosure/desk";
import {
  enrichmentDesk,
  enrichmentSessionDesk,
  enrichmentUseDesk,
} from "./enrichment/desk";
import { zooConfigDesk, zooDesk } from "./establishment/desk";
import { campaignDesk, campaignKeyDesk } from "./campaign/desk";
import { evaluationDesk } from "./evaluation/desk";
import { obsSessionDesk } from "./observation/desk";
import { ethogramVersionDesk } from "./ethogram/desk";
import { findingDesk } from "./finding/desk";
import { groupDesk } from "./group/desk";
import { enclosureMapDesk } from "./grid/desk";
import { labelDesk } from "./label/desk";
import { healthParameterDesk } from "./health/parameters/desk";
import { baselineDesk } from "./health/baseline/desk";
import { prescriptionDesk } from "./health/prescriptions/desk";
import { alertDesk } from "./measures/alerts/register/desk";
import { environmentalParameterDesk } from "./measures/parameters/desk";
import type { DeskRule } from "./record/desk/desk-rule";
import type { Derivation } from "./record/types";
import { profileDesk } from "./profile/desk";
import { questionDesk, shortTableDesk } from "./question/desk";
import { cirDesk } from "./report/cir/desk";
import { reportDesk } from "./report/desk";
import { projectDesk } from "./research/desk";
import { sectorDesk } from "./sector/desk";
import { taskDesk } from "./task/desk";
import { taskLogDesk } from "./task/log/desk";
import { specieDesk } from "./taxonomy/desk";
import { versionDesk } from "./versions/desk";

/**
 * What saving through `saveRecords` adds to the table of collections: rules and derivations that
 * only the server carries (the recurrence library, its clock). No browser imports this.
 */
const desks: Partial<Record<CollectionName, DeskRule>> = {
  zoo: zooDesk,
  zooConfigs: zooConfigDesk,
  sectors: sectorDesk,
  enclosures: enclosureDesk,
  enclosureMaps: enclosureMapDesk,
  animals: animalDesk,
  groups: groupDesk,
  tasks: taskDesk,
  taskLog: taskLogDesk,
  taskTemplates: templateDesk,
  enrichments: enrichmentDesk,
  enrichmentUses: enrichmentUseDesk,
  enrichmentSessions: enrichmentSessionDesk,
  environmentalParameters: environmentalParameterDesk,
  alerts: alertDesk,
  findings: findingDesk,
  healthParameters: healthParameterDesk,
  healthBaselines: baselineDesk,
  prescriptions: prescriptionDesk,
  announcements: announcementDesk,
  species: specieDesk,
  tags: labelDesk,
  categories: labelDesk,
  goals: labelDesk,
  questions: questionDesk,
  shortQuestions: shortTableDesk,
  surveyVersions: versionDesk("surveyVersions"),
  observationVersions: ethogramVersionDesk,
  contextVersions: versionDesk("contextVersions"),
  profiles: profileDesk,
  dashboards: boardDesk,
  cirs: cirDesk,
  reports: reportDesk,
  campaigns: campaignDesk,
  campaignKeys: campaignKeyDesk,
  researchProjects: projectDesk,
  evaluations: evaluationDesk,
  obsSessions: obsSessionDesk,
};

/** The desk's rules of a collection; {} where the table says all. */
export const deskOf = (collection: CollectionName): DeskRule =>
  desks[collection] ?? {};

/** Every derivation of a collection: its own, then those that only the server knows. */
export const derivationsOf = (collection: CollectionName): Derivation[] => [
  ...entryOf(collection).derive,
  ...(deskOf(collection).derive ?? []),
];
