import type {
  SeenScans,
  SessionScans,
} from "../../src/domain/analysis/association/scans";
import {
  blankSeries,
  placed,
} from "../../src/domain/analysis/association/scans";
import type { Random } from "../../src/domain/analysis/interval/random";
import { randomFor } from "../../src/domain/analysis/interval/random";

interface Wandering {
  seed: string;
  animals: number;
  sessions: number;
  scans: number;
  /** How much of where an animal is stays from one scan to the next, 0 to 1. */
  stays: number;
  /** Where each likes to be, in m; all the same place unless given. */
  place?: (animal: number) => [number, number];
  /** Whom an animal goes with in a scan instead of its own way: their place, or none. */
  follows?: (animal: number, random: Random) => number | null;
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Animals that go about around the places they like, none of them minding the others unless it follows one: a session a day, in the
 * same hour, all of them placed in every scan.
 */
export function wandering({
  seed,
  animals,
  sessions,
  scans,
  stays,
  place = () => [0, 0],
  follows = () => null,
}: Wandering): SeenScans {
  const random = randomFor(seed);
  const spread = 4;
  const step = Math.sqrt(1 - stays * stays);
  const session = (_: unknown, day: number): SessionScans => {
    const series = Array.from({ length: animals }, () => blankSeries(scans));
    for (const [animal, own] of series.entries()) {
      let [across, along] = [normal(random), normal(random)];
      const [x, y] = place(animal);
      for (let at = 0; at < scans; at += 1) {
        const with_ = series[follows(animal, random) ?? -1];
        own.states[at] = placed;
        own.x[at] = with_ ? (with_.x[at] ?? 0) : x + spread * across;
        own.y[at] = with_ ? (with_.y[at] ?? 0) : y + spread * along;
        across = stays * across + step * normal(random);
        along = stays * along + step * normal(random);
      }
    }
    return {
      id: `session-${String(day)}`,
      days: Array.from({ length: scans }, () => `day-${String(day)}`),
      hours: Array.from({ length: scans }, () => 10),
      series,
    };
  };
  return {
    animalIds: Array.from(
      { length: animals },
      (_, at) => `animal-${String(at)}`,
    ),
    sessions: Array.from({ length: sessions }, session),
  };
}
