import type { Statistic } from "../../../analysis/interval/bootstrap";
import {
  added,
  bootstrapAll,
  statisticsOf,
} from "../../../analysis/interval/bootstrap";
import type { Said } from "../../../analysis/said";
import { boundedBy, saidOf, through } from "../../../analysis/said";
import type { LevelSaid } from "../../../analysis/variety/level";
import { levelOf } from "../../../analysis/variety/level";
import type { Measures } from "../../../analysis/variety/measures";
import { measuresOf } from "../../../analysis/variety/measures";
import type { Rarefied } from "../../../analysis/variety/rarefied";
import { rarefiedTo } from "../../../analysis/variety/rarefied";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { byRow } from "../results/budget";
import type { SampledPart } from "../results/parts-in";
import { partsIn } from "../results/parts-in";
import type { CountedSession } from "./counted";
import { countedIn, equalSizeOf, sessionsLeast } from "./counted";

/** What variety is told apart by; "all": nothing. */
export const varietyBys = ["all", "animal", "valence"] as const;
export type VarietyBy = (typeof varietyBys)[number];

/** A behaviour that scans can meet; null: nobody said whether it is good or bad. */
export interface Valued {
  behaviourId: string;
  valence: string | null;
}

export interface VarietyOptions {
  by: VarietyBy;
  behaviours: readonly Valued[];
}

/** How varied what is done is: over all, of one animal, or among the behaviours of one valence. */
export interface VarietyRow {
  /** null: of all; of behaviours without a valence. */
  key: string | null;
  sessions: number;
  /** So many behaviours there can be. */
  possible: number;
  /** Point values; null: nothing was met. */
  measures: Measures | null;
  level: LevelSaid;
  /** Corrected H, evenness, Hill's numbers of order 1 (of corrected H) and 2; n records, intervals over sessions. */
  shannon: Said;
  evenness: Said;
  hillOne: Said;
  hillTwo: Said;
  /** Of a sample as large as the smallest that can be held beside others; null: this one is too small. */
  rarefied: Rarefied | null;
}

export interface VarietyReport {
  rows: VarietyRow[];
  /** The size of the samples that are held beside each other; null: there are not two of at least thirty records. */
  equalSize: number | null;
}

/** Which of the measures are drawn, in their order; Hill's numbers follow, whose own draws are askew where they are few (`tests/soak`). */
const figures = ["corrected", "evenness", "simpson"] as const;

const measureStatistics = (possible: number): Statistic[] =>
  statisticsOf(figures.length, (sums) => {
    const found = measuresOf(sums, possible);
    return found && figures.map((figure) => found[figure]);
  });

/** What each measure can be, of so many behaviours that there can be. */
const spansOf = (
  possible: number,
): Record<(typeof figures)[number], readonly [number, number]> => {
  const most = Math.max(1, possible);
  return {
    corrected: [0, Math.log(most)],
    evenness: [0, 1],
    simpson: [0, 1 - 1 / most],
  };
};

/** Hill's numbers of order 1 and 2, of H and of Simpson's index. */
const hillOneOf = (shannon: number) => Math.exp(shannon);
const hillTwoOf = (simpson: number) => 1 / (1 - simpson);

/** What sessions say, without what is held beside others. */
function rowOf(
  key: string | null,
  sessions: readonly CountedSession[],
  possible: number,
): Omit<VarietyRow, "rarefied"> & { counts: Float64Array } {
  const units = sessions.map(({ counts }) => counts);
  const counts = added(units, units[0]?.length ?? 0);
  const measures = measuresOf(counts, possible);
  const drawn = bootstrapAll([units], measureStatistics(possible), {
    seed: JSON.stringify(["variety", key]),
    independent: units.length,
    least: sessionsLeast,
    unbiased: true,
  });
  const spans = spansOf(possible);
  const figureOf = (figure: (typeof figures)[number]): Said =>
    saidOf(
      measures?.[figure],
      measures?.n ?? 0,
      boundedBy(
        drawn[figures.indexOf(figure)] ?? { interval: null, by: "tooFew" },
        ...spans[figure],
      ),
    );
  return {
    key,
    sessions: units.length,
    possible,
    measures,
    level: levelOf(measures, possible),
    shannon: figureOf("corrected"),
    evenness: figureOf("evenness"),
    hillOne: through(figureOf("corrected"), hillOneOf),
    hillTwo: through(figureOf("simpson"), hillTwoOf),
    counts,
  };
}

/** What is told apart: the parts of sessions, and the behaviours, that count in each row. */
function toldApart(
  chosen: Pick<Chosen, "sessions" | "groupOf">,
  { by, behaviours }: VarietyOptions,
): { key: string | null; parts: SampledPart[]; ids: string[] }[] {
  const parts = partsIn(chosen.sessions, "scan");
  const all = behaviours.map(({ behaviourId }) => behaviourId);
  if (by === "all") return [{ key: null, parts, ids: all }];
  if (by === "animal")
    return byRow(parts, chosen, { by, questionRef: null }).map(
      ({ key, own }) => ({ key, parts: own, ids: all }),
    );
  const valences = new Set(behaviours.map(({ valence }) => valence));
  return [...valences].map((key) => ({
    key,
    parts,
    ids: behaviours
      .filter(({ valence }) => valence === key)
      .map(({ behaviourId }) => behaviourId),
  }));
}

/**
 * How varied what animals do in scans is, over all or told apart by animal or by the valence of behaviours: records that show none of the
 * behaviours are outside. Intervals are drawn over sessions, of which there are at least eight. Nothing met: one row that cannot say
 * for "all", those of each valence, else none.
 *
 * @example variety(chosen, { by: "animal", behaviours }, tell).rows[0].level // { canSay: true, level: "moderate", share: 0.62 }
 */
export function variety(
  chosen: Pick<Chosen, "sessions" | "groupOf">,
  options: VarietyOptions,
  progress: Progress,
): VarietyReport {
  const told = toldApart(chosen, options);
  const rows = told.map(({ key, parts, ids }, at) => {
    progress(at / told.length);
    return rowOf(key, countedIn(parts, ids), ids.length);
  });
  const equalSize = equalSizeOf(rows.map(({ measures }) => measures?.n ?? 0));
  return {
    rows: rows.map(({ counts, ...row }) => ({
      ...row,
      rarefied: equalSize === null ? null : rarefiedTo(counts, equalSize),
    })),
    equalSize,
  };
}
