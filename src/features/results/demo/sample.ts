import type { ReadEvaluation } from "@domain/evaluation/results/read";
import { scoreOf } from "@domain/evaluation/score/score";
import type { Answer } from "@domain/survey/answer";
import { answerSchema } from "@domain/survey/answer";
import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import {
  frozenQuestionSchema,
  versionItemSchema,
  versionSectionSchema,
} from "@domain/survey/version";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";

/** The criteria of the demonstration. */
export const sampleCriteria = [
  "feeding",
  "housing",
  "health",
  "behaviour",
] as const;

/** What is asked of each; the second version asks one thing otherwise, so that a line is cut. */
export const sampleQuestions = [
  "appetite",
  "water",
  "shelter",
  "space",
  "ground",
  "coat",
  "gait",
  "company",
  "curiosity",
] as const;
export type SampleQuestion = (typeof sampleQuestions)[number];

const criterionOf: Record<SampleQuestion, (typeof sampleCriteria)[number]> = {
  appetite: "feeding",
  water: "feeding",
  shelter: "housing",
  space: "housing",
  ground: "housing",
  coat: "health",
  gait: "health",
  company: "behaviour",
  curiosity: "behaviour",
};

/** The answers, the worst first. */
export const sampleOptions = ["no", "partly", "yes"] as const;

const asked: Record<string, readonly SampleQuestion[]> = {
  "sample/1": sampleQuestions.filter((ref) => ref !== "ground"),
  "sample/2": sampleQuestions.filter((ref) => ref !== "space"),
};

const formAsking = (refs: readonly SampleQuestion[]): Form =>
  formOf({
    questions: refs.map((questionRef) =>
      frozenQuestionSchema.parse({
        ...{ questionId: questionRef, questionRef, questionType: "single" },
        options: sampleOptions.map((value, index) => ({
          value,
          score: index / 2,
        })),
        criterion: criterionOf[questionRef],
        mayNotApply: true,
      }),
    ),
    sections: [
      versionSectionSchema.parse({
        sectionId: "all",
        items: refs.map((questionRef) =>
          versionItemSchema.parse({ questionId: questionRef, questionRef }),
        ),
      }),
    ],
  });

export const sampleAnimals = 12;

const days = (
  [
    ["2026-03-10", "sample/1"],
    ["2026-06-16", "sample/1"],
    ["2026-10-06", "sample/2"],
  ] as const
).map(([day, version]) => ({ day: day as CalendarDay, version }));

/** Numbers from 0 to 1 that are the same for the same seed: a linear congruential generator (Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One in so many questions is left unanswered, or does not apply. */
const unanswered = 0.03;
const inapplicable = 0.07;
/** The one whose state really changes. */
const changing = 4;

interface Sample {
  forms: ReadonlyMap<string, Form>;
  /** The oldest first. */
  evaluations: readonly ReadEvaluation[];
}

/** A campaign that never was: twelve animals assessed three times, one of which gets worse. The same seed gives the same. */
export function sampleOf(seed: number): Sample {
  const next = seeded(seed);
  const forms = new Map(
    Object.entries(asked).map(([version, refs]) => [version, formAsking(refs)]),
  );
  const evaluations = days.flatMap(({ day, version }, round) =>
    Array.from({ length: sampleAnimals }, (_, animal): ReadEvaluation => {
      const at = startOfDay(day);
      const well = animal === changing ? 0.85 - round * 0.35 : 0.85;
      const answers: Record<string, Answer> = {};
      for (const ref of asked[version] ?? []) {
        const chance = next();
        const level = next() < well ? 2 : next() < well ? 1 : 0;
        if (chance < unanswered) continue;
        answers[ref] = answerSchema.parse({
          ...(chance < inapplicable
            ? { notApplicable: true }
            : { chosen: [sampleOptions[level]] }),
          at,
        });
      }
      const form = forms.get(version);
      return {
        evaluationId: `${day}-${String(animal)}`,
        subjectId: String(animal + 1),
        authorId: "",
        ...{ version, day, at, answers, media: [] },
        score: scoreOf(form ?? formAsking([]), answers),
      };
    }),
  );
  return { forms, evaluations };
}
