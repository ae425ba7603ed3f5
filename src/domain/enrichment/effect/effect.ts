import type { Diversity } from "../../analysis/diversity";
import { diversityOf } from "../../analysis/diversity";
import type { Share } from "../../analysis/proportion";
import { shareOf } from "../../analysis/proportion";
import { daysBetween } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import { isTakenBack } from "../logging";
import type { Evaluation, EnrichmentSession } from "../session";
import { goalStates, responses } from "../session";

/** What is looked at of a session. */
export type Seen = Pick<
  EnrichmentSession,
  | "enrichmentId"
  | "animalIds"
  | "enclosureIds"
  | "status"
  | "placedAt"
  | "removedAt"
  | "evaluation"
  | "isDeleted"
>;

type Response = Evaluation["responses"][string];
type GoalState = Evaluation["goals"][string];

/** How often an object was given, and what came of it; null: the sessions do not say. */
export interface Effect {
  /** Sessions in which it was placed. */
  used: number;
  /** Of them those that somebody judged: an animal, or a goal. */
  judged: number;
  /** Goals achieved among all that were judged; an unexpected outcome is not an achieved one. */
  achieved: Share | null;
  goals: Readonly<Record<GoalState, number>>;
  responses: Readonly<Record<Response, number>>;
  /** Of how many faces. */
  responsesN: number;
  /** Their mean, a good one 1, a bad one -1. */
  response: number | null;
  /** Whole days of Paris since it was last placed; 0: today. */
  daysSince: number | null;
}

const weight: Readonly<Record<Response, number>> = {
  positive: 1,
  neutral: 0,
  negative: -1,
};

/** Was it with the animals at all? A plan that nobody followed says nothing, nor does what was placed by mistake. */
export const wasUsed = (
  session: Pick<
    Seen,
    "status" | "placedAt" | "removedAt" | "evaluation" | "isDeleted"
  >,
): boolean =>
  !session.isDeleted &&
  session.status !== "add" &&
  session.placedAt !== null &&
  !isTakenBack(session);

const countOf = <V extends string>(
  values: readonly V[],
  said: readonly V[],
): Record<V, number> =>
  Object.fromEntries(
    values.map((value) => [value, said.filter((one) => one === value).length]),
  ) as Record<V, number>;

/** The last instant at which one of the sessions was placed; null for none. */
export const lastUseOf = (sessions: readonly Seen[]): Date | null =>
  sessions
    .filter(wasUsed)
    .reduce<Date | null>(
      (last, { placedAt }) =>
        placedAt !== null && (last === null || placedAt > last)
          ? placedAt
          : last,
      null,
    );

/** Whole days of Paris from an instant until now; 0 on the same day and for what a fast clock put ahead. */
export const daysSince = (instant: Date, now: Date): number =>
  Math.max(0, daysBetween(parisDay(instant), parisDay(now)));

function effect(
  sessions: readonly Seen[],
  facesOf: (evaluation: Evaluation) => readonly Response[],
  now: Date,
): Effect {
  const used = sessions.filter(wasUsed);
  const judgements = used.flatMap(({ evaluation }) =>
    evaluation === null
      ? []
      : [
          {
            faces: facesOf(evaluation),
            goals: Object.values(evaluation.goals),
          },
        ],
  );
  const faces = judgements.flatMap((one) => one.faces);
  const goals = countOf(
    goalStates,
    judgements.flatMap((one) => one.goals),
  );
  const sum = faces.reduce((total, face) => total + weight[face], 0);
  const last = lastUseOf(used);
  return {
    used: used.length,
    judged: judgements.filter(
      (one) => one.faces.length > 0 || one.goals.length > 0,
    ).length,
    achieved: shareOf(
      goals.achieved,
      goals.achieved + goals.unexpected + goals.notAchieved,
    ),
    goals,
    responses: countOf(responses, faces),
    responsesN: faces.length,
    response: faces.length === 0 ? null : sum / faces.length,
    daysSince: last === null ? null : daysSince(last, now),
  };
}

/**
 * What came of these sessions (of one object, or of one place): the share of goals achieved with its
 * Wilson interval, and what the animals made of it. Several goals of one session are several judgements.
 * No session: used 0, and all else null.
 */
export const effectOfSessions = (
  sessions: readonly Seen[],
  now: Date,
): Effect => effect(sessions, ({ responses: all }) => Object.values(all), now);

/** Whether a session was with an animal: it was named, or watched. */
export const isWith = (
  { animalIds, evaluation }: Pick<Seen, "animalIds" | "evaluation">,
  animalId: string,
): boolean =>
  animalIds.includes(animalId) ||
  Object.hasOwn(evaluation?.responses ?? {}, animalId);

/** The same for one animal: the sessions it was named or watched in, and its own faces. */
export const effectForAnimal = (
  sessions: readonly Seen[],
  animalId: string,
  now: Date,
): Effect =>
  effect(
    sessions.filter((session) => isWith(session, animalId)),
    ({ responses: all }) => {
      const face = Object.hasOwn(all, animalId) ? all[animalId] : undefined;
      return face === undefined ? [] : [face];
    },
    now,
  );

/** The animals that sessions which took place were with, in the order of their ids. */
export const animalsIn = (sessions: readonly Seen[]): string[] => {
  const ids = sessions
    .filter(wasUsed)
    .flatMap(({ animalIds, evaluation }) => [
      ...animalIds,
      ...Object.keys(evaluation?.responses ?? {}),
    ]);
  return [...new Set(ids)].sort();
};

/** How varied what an enclosure was given is; null where nothing was, or nothing of a category. */
export interface Variety {
  used: number;
  objects: Diversity | null;
  /** Every category of an object counts with each of its uses. */
  categories: Diversity | null;
}

const tally = (ids: readonly string[]): number[] => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()];
};

/**
 * How varied what was placed in an enclosure from `from` (inclusive) until `until` (exclusive) is: by
 * object, and by category as `categoriesOf` says of an object ([] for none, or for one unknown).
 */
export function varietyOf(
  sessions: readonly Seen[],
  where: { enclosureId: string; from: Date; until: Date },
  categoriesOf: (enrichmentId: string) => readonly string[],
): Variety {
  const { enclosureId, from, until } = where;
  const ids = sessions
    .filter(wasUsed)
    .filter(
      ({ enclosureIds, placedAt }) =>
        enclosureIds.includes(enclosureId) &&
        placedAt !== null &&
        placedAt >= from &&
        placedAt < until,
    )
    .map(({ enrichmentId }) => enrichmentId);
  return {
    used: ids.length,
    objects: diversityOf(tally(ids)),
    categories: diversityOf(tally(ids.flatMap((id) => [...categoriesOf(id)]))),
  };
}
