import type { Random } from "../../../../src/domain/analysis/interval/random";
import type {
  FocalRow,
  Rows,
  ScanRow,
} from "../../../../src/domain/observation/rows/row";

/** So often a second person tells something else of an animal in a scan, and does not see it. */
export const otherwise = 0.12;
const unseen = 0.03;
/** So often they tell another behaviour than the one that begins, and miss an event. */
const mistaken = 0.1;
const missed = 0.15;
/** What is taken for what. */
const alike: Readonly<Record<string, string>> = {
  forage: "eat",
  eat: "forage",
  rest: "sleep",
  sleep: "rest",
  move: "climb",
  climb: "move",
  groomSelf: "groomOther",
  groomOther: "groomSelf",
  play: "move",
};

const likeIt = (id: string): string => alike[id] ?? "rest";

/** The scans of somebody who looks at the same animals, a second or two later. */
const scansAgain = (random: Random, scans: readonly ScanRow[]): ScanRow[] =>
  scans.map((scan) => ({
    ...scan,
    t: scan.t + Math.round(random() * 2000),
    seen: scan.seen.map((seen) => {
      if (seen.behaviourIds === null) return seen;
      if (random() < unseen)
        return {
          ...seen,
          behaviourIds: null,
          ...{ x: null, y: null, level: null, areaId: null },
        };
      return random() < otherwise
        ? {
            ...seen,
            behaviourIds: seen.behaviourIds.map(likeIt),
            partnerId: null,
          }
        : seen;
    }),
  }));

/** The acts of somebody who follows the same animal: a little later, at times for something else, some events missed. */
function actsAgain(
  random: Random,
  acts: readonly FocalRow[],
  lastMs: number,
): FocalRow[] {
  // Whoever takes one state for another sees it end, too.
  const taken = new Map<string, string>();
  let late = 0;
  return acts
    .flatMap((row): FocalRow[] => {
      const { behaviourId, act } = row;
      if (act === "point") return random() < missed ? [] : [row];
      if (behaviourId === null) return [row];
      if (act === "start" && random() < mistaken)
        taken.set(behaviourId, likeIt(behaviourId));
      const told = taken.get(behaviourId) ?? behaviourId;
      if (act === "stop") taken.delete(behaviourId);
      return told === behaviourId
        ? [row]
        : [{ ...row, behaviourId: told, partnerId: null }];
    })
    .map((row) => {
      // In order: what was told later comes later.
      late = Math.max(late, row.t + Math.round(random() * 2500));
      return { ...row, t: Math.min(lastMs, late) };
    });
}

/** What somebody else tells of the same thing: mostly the same, at times what is like it. */
export const secondLook = (
  random: Random,
  { focal, scans, marks }: Rows,
  lastMs: number,
): Rows => ({
  focal: actsAgain(random, focal, lastMs),
  scans: scansAgain(random, scans),
  marks,
});
