import { demoNotes } from "../../../data/enrichments/notes";
import type { Evaluation } from "../../../../src/domain/enrichment/session";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { pick, shuffled } from "../random";
import type { Random } from "../../../../src/domain/analysis/interval/random";
import type { Stay } from "./residence";

const notedShare = 0.24;
const watchedMax = 4;

type Face = Evaluation["responses"][string];
type GoalState = Evaluation["goals"][string];

/** How much a species likes an object, from 0 to 1. */
const likingOf = (enrichmentId: string, specieId: string): number =>
  randomFor(`${enrichmentId} for ${specieId}`)();

function faceOf(random: Random, liking: number): Face {
  const value = random();
  if (value < 0.4 + 0.5 * liking) return "positive";
  return value < 0.8 + 0.19 * liking ? "neutral" : "negative";
}

function goalOf(random: Random, liking: number): GoalState {
  const value = random();
  if (value < 0.35 + 0.55 * liking) return "achieved";
  return value < 0.5 + 0.45 * liking ? "unexpected" : "notAchieved";
}

const weight = { positive: 1, neutral: 0, negative: -1 } as const;

function noteOf(random: Random, faces: readonly Face[]): string | null {
  if (random() >= notedShare) return null;
  const sum = faces.reduce((total, face) => total + weight[face], 0);
  const mean = sum / Math.max(1, faces.length);
  const tone = mean > 0.5 ? "good" : mean < 0 ? "poor" : "mixed";
  return pick(random, demoNotes[tone]) ?? null;
}

/** What was seen of a session of an object: a face for some of the animals there, what became of each goal. */
export function evaluationOf(
  sessionId: string,
  { enrichmentId, goalIds }: { enrichmentId: string; goalIds: string[] },
  animals: readonly Stay[],
  { by, at }: { by: string; at: Date },
): Evaluation {
  const random = randomFor(`${sessionId} seen`);
  const watched = shuffled(random, animals).slice(
    0,
    1 + wholeBelow(random, watchedMax),
  );
  const faces = watched.map(
    ({ animalId, specieId }): readonly [string, Face] => [
      animalId,
      faceOf(random, likingOf(enrichmentId, specieId)),
    ],
  );
  const liking = likingOf(enrichmentId, watched[0]?.specieId ?? "");
  const goals = goalIds.map((id): readonly [string, GoalState] => [
    id,
    goalOf(random, liking),
  ]);
  return {
    responses: Object.fromEntries(faces),
    goals: Object.fromEntries(goals),
    note: noteOf(
      random,
      faces.map(([, face]) => face),
    ),
    ...{ by, at },
  };
}
