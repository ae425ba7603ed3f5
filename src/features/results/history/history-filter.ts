import type { HistoryMode } from "@domain/evaluation/history/period";
import { historyModes } from "@domain/evaluation/history/period";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import {
  anId,
  defineFilter,
  oneOf,
} from "../../../ui/list/filter/define-filter";

/** What the history shows; the address holds exactly this. */
export interface HistoryFilters {
  mode: HistoryMode;
  /** A day of the period; null: today. */
  from: CalendarDay | null;
  /** An animal, a group or an enclosure. */
  animalId: string | null;
  userId: string | null;
  campaignId: string | null;
  surveyId: string | null;
}

const id = anId((text) => idSchema.safeParse(text).success);

export const historyFilter = defineFilter<HistoryFilters>({
  mode: oneOf(historyModes),
  from: {
    parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
    write: (day) => day,
  },
  animalId: id,
  userId: id,
  campaignId: id,
  surveyId: id,
});

/** What narrows, and not where in time one looks. */
export const narrowing = (values: HistoryFilters) =>
  historyFilter
    .chips(values)
    .filter(({ name }) => name !== "mode" && name !== "from");

/** Whether the history shows an evaluation: handed in, and all that narrows is said of it. */
export const isShown = (
  evaluation: Evaluation,
  { animalId, userId, campaignId, surveyId }: HistoryFilters,
): boolean =>
  evaluation.status === "submitted" &&
  (animalId === null || evaluation.subjectId === animalId) &&
  (userId === null || evaluation.authorId === userId) &&
  (campaignId === null || evaluation.campaignId === campaignId) &&
  (surveyId === null || evaluation.surveyId === surveyId);
