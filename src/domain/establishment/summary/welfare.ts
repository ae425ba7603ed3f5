import * as z from "zod";
import type { Evaluation } from "../../evaluation/evaluation";
import { idSchema, optional } from "../../schema/fields";
import { hourMs } from "../../time/lengths";

/** Evaluations of so many days say how a species is, today included. */
export const welfareDays = 90;
/** So many of the latest are looked at. */
export const weighedMost = 300;
/** So many species are told, those that score least first. */
export const welfareSpeciesMost = 40;
/** So many animals are named that nobody evaluated for long. */
export const unseenNamedMost = 5;

const share = z.number().min(0).max(1);

const specieWelfareSchema = z.object({
  specieId: idSchema,
  /** Of so many animals. */
  animals: z.number().int().min(1),
  /** The unweighted mean of their latest overall scores, 0 the worst, 1 the best. */
  mean: share,
  /** Whose score is the least, and that score. */
  lowestId: idSchema,
  lowest: share,
});
export type SpecieWelfare = z.infer<typeof specieWelfareSchema>;

/** How the animals are by their evaluations, and who was not evaluated for long. */
export const welfareSchema = z.object({
  species: z.array(specieWelfareSchema).max(welfareSpeciesMost).default([]),
  /** There are more evaluations, or more species, than were looked at. */
  more: z.boolean().default(false),
  /** Of the animals that live here, so many were evaluated before, but not within `welfareDays`. */
  unseen: z.number().int().nonnegative().default(0),
  /** So many never were. */
  never: z.number().int().nonnegative().default(0),
  /** Those who wait longest, and when they were last evaluated. */
  longest: z
    .array(z.object({ animalId: idSchema, at: z.date() }))
    .max(unseenNamedMost)
    .default([]),
  /** null: not counted yet. */
  countedAt: optional(z.date()),
});
export type Welfare = z.infer<typeof welfareSchema>;

/** Of an evaluation what the welfare of a species is told by. */
export type Weighed = Pick<
  Evaluation,
  "subjectKind" | "subjectId" | "specieId" | "surveyId" | "submittedAt"
> & { score: { overall: { mean: number | null } } | null };

interface Latest {
  animalId: string;
  mean: number;
}

/** The latest of each animal that says a score, by species, of the questionnaire that its latest evaluation answers. */
function latestOf(evaluations: readonly Weighed[]): Map<string, Latest[]> {
  const newest = evaluations.toSorted(
    (a, b) => Number(b.submittedAt) - Number(a.submittedAt),
  );
  const surveyOf = new Map<string, string>();
  const told = new Set<string>();
  const species = new Map<string, Latest[]>();
  for (const one of newest) {
    const { specieId, subjectId, subjectKind, surveyId, score } = one;
    const mean = score?.overall.mean ?? null;
    if (subjectKind !== "animal" || specieId === null || mean === null)
      continue;
    // Scores of different questionnaires have no common mean.
    const survey = surveyOf.get(specieId) ?? surveyId;
    surveyOf.set(specieId, survey);
    if (survey !== surveyId || told.has(subjectId)) continue;
    told.add(subjectId);
    const all = species.get(specieId) ?? [];
    species.set(specieId, [...all, { animalId: subjectId, mean }]);
  }
  return species;
}

/**
 * How each species is by the latest score of each of its animals, those that score least first. Only evaluations of animals
 * whose overall score can be said count, and of a species only those of the questionnaire that was answered last. None give [].
 */
export function welfareBySpecies(
  evaluations: readonly Weighed[],
): SpecieWelfare[] {
  return [...latestOf(evaluations)]
    .flatMap(([specieId, all]): SpecieWelfare[] => {
      const [least] = all.toSorted((a, b) => a.mean - b.mean);
      if (least === undefined) return [];
      const sum = all.reduce((total, { mean }) => total + mean, 0);
      return [
        {
          specieId,
          animals: all.length,
          mean: sum / all.length,
          lowestId: least.animalId,
          lowest: least.mean,
        },
      ];
    })
    .sort((a, b) => a.mean - b.mean);
}

/** What was asked of an establishment's evaluations and animals. */
export interface WelfareParts {
  evaluations: readonly Weighed[];
  unseen: number;
  never: number;
  longest: readonly { animalId: string; lastEval: Date | null }[];
}

/** The welfare of an establishment as it was counted at `now`. */
export function welfareOf(
  { evaluations, unseen, never, longest }: WelfareParts,
  now: Date,
): Welfare {
  const species = welfareBySpecies(evaluations);
  return {
    species: species.slice(0, welfareSpeciesMost),
    more:
      evaluations.length >= weighedMost || species.length > welfareSpeciesMost,
    unseen,
    never,
    longest: longest
      .flatMap(({ animalId, lastEval: at }) =>
        at === null ? [] : [{ animalId, at }],
      )
      .slice(0, unseenNamedMost),
    countedAt: now,
  };
}

/** Whether welfare is to be counted again: once an hour at most, as each time every evaluation of its days is read. */
export const isWelfareDue = (
  { countedAt }: Pick<Welfare, "countedAt">,
  now: Date,
): boolean =>
  countedAt === null || now.getTime() - countedAt.getTime() >= hourMs;
