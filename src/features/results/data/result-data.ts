import type { SubjectKind } from "@domain/campaign/campaign";
import type { Evaluation } from "@domain/evaluation/evaluation";
import type { Forms, ReadEvaluation } from "@domain/evaluation/results/read";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Known } from "../../../ui/state/missing";
import type { ReadVersion } from "../../../data/surveys/use-versions";

/** A stored evaluation, as much of it as results show. */
export interface ResultRow {
  id: string;
  data: Evaluation;
}

/** An animal, a group or an enclosure by its name. */
export interface NamedSubject {
  name: string;
  specieId: string | null;
  groupId: string | null;
}

/** How results call what they show. */
export interface ResultNames {
  criterion: (categoryId: string) => string;
  question: (questionRef: string) => string;
  option: (questionRef: string, value: string) => string;
  /** "2", or with its questionnaire's name where there are several. */
  version: (version: string) => string;
  subject: (subjectId: string) => NamedSubject;
  person: (userId: string) => string;
}

/** All that a page of results shows. */
export interface ResultData extends Pick<Known, "heard" | "fromCache"> {
  rows: readonly ResultRow[];
  /** What counts, the oldest first. */
  evaluations: readonly ReadEvaluation[];
  forms: Forms;
  /** The oldest first. */
  versions: readonly ReadVersion[];
  names: ResultNames;
  /** null: of several kinds. */
  kind: SubjectKind | null;
  /** There are more evaluations than are read. */
  isFull: boolean;
  unreadable: number;
}

/** The first day on which something that is shown was handed in; null where nothing is. */
export const shownSince = ({
  rows,
}: Pick<ResultData, "rows">): CalendarDay | null =>
  rows.reduce<CalendarDay | null>(
    (first, { data: { day } }) =>
      day !== null && (first === null || day < first) ? day : first,
    null,
  );
