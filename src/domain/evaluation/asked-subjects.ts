import type { Campaign, SubjectKind } from "../campaign/campaign";
import { asksStaff } from "../campaign/fitting";
import type { Wanting } from "../campaign/progress";
import { campaignCoverage, seenBy } from "../campaign/progress";
import { phaseOf } from "../campaign/status";
import type { About } from "../campaign/subjects";
import { subjectsOf } from "../campaign/subjects";
import type {
  AnimalEntry,
  EnclosureEntry,
  GroupEntry,
} from "../directory/kinds";
import type { CalendarDay } from "../time/calendar-day";
import { calendarDaySchema } from "../time/calendar-day";
import type { Submission } from "./score/coverage";

/** Whom an evaluation is about, as it is begun. */
export interface Subject {
  kind: SubjectKind;
  id: string;
  name: string;
  /** Of an animal its species. */
  specieId: string | null;
  /** Of an animal or an enclosure the sector it lies in; a group's follow from its animals. */
  sectorIds: string[];
  /** Where it is met: an enclosure is its own place. */
  enclosureId: string | null;
  groupId: string | null;
}

/** What an establishment has, by name. */
export interface Places {
  animals: readonly AnimalEntry[];
  groups: readonly GroupEntry[];
  enclosures: readonly EnclosureEntry[];
}

const inSector = (sectorId: string | null): string[] =>
  sectorId === null ? [] : [sectorId];

const byId = <E extends { id: string }>(entries: readonly E[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const described = <E>(
  entry: E | undefined,
  as: (entry: E) => Subject,
): Subject[] => (entry === undefined ? [] : [as(entry)]);

const animalSubject = (animal: AnimalEntry): Subject => ({
  kind: "animal",
  id: animal.id,
  name: animal.name,
  specieId: animal.specieId,
  sectorIds: inSector(animal.sectorId),
  enclosureId: animal.enclosureId,
  groupId: animal.groupId,
});

const groupSubject = ({ id, name }: GroupEntry): Subject => ({
  kind: "group",
  id,
  name,
  specieId: null,
  sectorIds: [],
  enclosureId: null,
  groupId: id,
});

const enclosureSubject = (enclosure: EnclosureEntry): Subject => ({
  kind: "enclosure",
  id: enclosure.id,
  name: enclosure.name,
  specieId: null,
  sectorIds: inSector(enclosure.sectorId),
  enclosureId: enclosure.id,
  groupId: null,
});

/** Whom a campaign asks about (`subjectsOf`), as an evaluation of each is begun. [] for nobody. */
export function askedSubjects(campaign: About, places: Places): Subject[] {
  const [animals, groups, enclosures] = [
    byId(places.animals),
    byId(places.groups),
    byId(places.enclosures),
  ];
  const as = {
    animal: (id: string) => described(animals.get(id), animalSubject),
    group: (id: string) => described(groups.get(id), groupSubject),
    enclosure: (id: string) => described(enclosures.get(id), enclosureSubject),
  };
  return subjectsOf(campaign, places).flatMap(({ kind, id }) => as[kind](id));
}

/** What asks about nobody, on no day. */
export const aimless: Wanting & About = {
  mode: "normal",
  experts: [],
  animalIds: [],
  specieIds: [],
  groupIds: [],
  enclosureIds: [],
  targets: {},
  startDate: calendarDaySchema.parse("1970-01-01"),
  endDate: calendarDaySchema.parse("1970-01-01"),
};

type Asking = Pick<
  Campaign,
  "collects" | "mode" | "status" | "startDate" | "endDate"
>;

/** Whether a questionnaire of a campaign is answered on a day by those who work here: it collects one and runs; pupils are asked in lessons. */
export const takesAnswers = (campaign: Asking, today: CalendarDay): boolean =>
  campaign.collects.includes("quiz") &&
  asksStaff(campaign.mode) &&
  phaseOf(campaign, today) === "running";

/** Whether a campaign asks somebody for answers on a day: it takes them, from everybody or from them. */
export const asksFor = (
  campaign: Asking & Pick<Campaign, "participants">,
  uid: string,
  today: CalendarDay,
): boolean =>
  takesAnswers(campaign, today) &&
  (campaign.participants.length === 0 || campaign.participants.includes(uid));

/**
 * Of those that a campaign asks about, whom it leaves to somebody: all to who takes part by name; where it names nobody, to each
 * those of the sectors they keep (`kept`), and the groups, which lie in no sector by themselves. [] to who keeps none.
 */
export const leftTo = (
  { participants }: Pick<Campaign, "participants">,
  subjects: readonly Subject[],
  uid: string,
  kept: readonly string[],
): readonly Subject[] => {
  if (participants.length > 0)
    return participants.includes(uid) ? subjects : [];
  if (kept.length === 0) return [];
  return subjects.filter(
    ({ kind, sectorIds }) =>
      kind === "group" || sectorIds.some((id) => kept.includes(id)),
  );
};

/** How it stands with a subject now; "open": nothing is wanted of it, and it may be answered. */
export type Standing = "done" | "due" | "late" | "open";

/**
 * How it stands with each subject in the period of today: done, still due, or late, which is due after a period that ended
 * with too little. Of experts each has their own to do, whatever the others did. A campaign without a target leaves all of
 * them open. An empty map for no subjects.
 */
export function standings(
  campaign: Wanting,
  subjectIds: readonly string[],
  submissions: readonly Submission[],
  today: CalendarDay,
  uid: string,
): ReadonlyMap<string, Standing> {
  if (campaign.targets.quiz === undefined)
    return new Map(subjectIds.map((id) => [id, "open" as const]));
  const periods = campaignCoverage(
    seenBy(campaign, uid),
    subjectIds,
    submissions,
    today,
  );
  const at = periods.findIndex(({ from, to }) => from <= today && today <= to);
  const late = new Set(
    periods[at - 1]?.subjects
      .filter(({ status }) => status === "late")
      .map(({ subjectId }) => subjectId),
  );
  return new Map(
    periods[at]?.subjects.map(({ subjectId, status }) => [
      subjectId,
      status === "due" && late.has(subjectId) ? "late" : status,
    ]),
  );
}
