import { can, isOneOf } from "../access/can";
import type { Person } from "../access/cell";
import type { Resource } from "../access/matrix";
import type { Session } from "../access/session";
import type { ExportAsked } from "./asked";
import type { ExportKind } from "./export-job";

/** Of which records a file is made: who reads any of them may ask for it. */
const madeOf = {
  animals: ["animals"],
  groups: ["groups"],
  enclosures: ["enclosures"],
  tasks: ["tasks"],
  campaigns: ["campaigns"],
  evaluations: ["evaluations"],
  answers: ["evaluations"],
  sessions: ["obsSessions"],
  figures: ["reports"],
  alerts: ["alerts"],
  values: ["measures"],
  health: ["healthValues", "healthNotes", "prescriptions", "doses"],
  findings: ["findings"],
  events: ["events"],
  users: ["access"],
  species: ["taxonomy"],
  movements: ["enrichmentMovements"],
  enrichments: ["enrichments"],
  projects: ["researchProjects"],
  publications: ["biblio"],
  reports: ["reports"],
  surveys: ["surveys"],
  ethograms: ["surveys"],
  visits: ["cirs"],
} as const satisfies Record<
  Exclude<ExportKind, "activity" | "table">,
  readonly Resource[]
>;

/** Whose lists they are, where more read some record of theirs than are shown the list. */
const shownTo: Partial<Record<ExportKind, readonly Person[]>> = {
  species: ["S"],
  projects: ["O", "S"],
};

/** Whether somebody who reads records of a kind is shown their list as well. */
function seesList(session: Session, kind: ExportKind): boolean {
  const people = shownTo[kind];
  return people === undefined || isOneOf(session, people);
}

/** Whether somebody may take something of a kind away from an establishment at all; which records, each of them says. */
export function mayExport(session: Session, kind: ExportKind): boolean {
  const { zooId } = session;
  const own = can(session, "ask", "exportJobs", {
    zooId,
    userId: session.uid,
  });
  // Whoever has a table hands it in: it tells them nothing that they did not read.
  if (kind === "table") return own;
  const may =
    kind === "activity"
      ? can(session, "tally", "evaluations", { zooId })
      : madeOf[kind].some((one) => can(session, "read", one, { zooId })) &&
        seesList(session, kind);
  return own && may;
}

/** Whether what is asked says who did how much, which is not for whoever sees totals alone. */
export const mayAsk = (session: Session, asked: ExportAsked): boolean =>
  asked.kind !== "activity" ||
  asked.userId === null ||
  seesPeople(session, session.zooId);

/** Whether somebody is told who did how much in an establishment. */
export const seesPeople = (session: Session, zooId: string): boolean =>
  can(session, "tallyPeople", "evaluations", { zooId });
