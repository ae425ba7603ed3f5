import { observersAgree } from "../../../analysis/agreement/intraclass";
import type { RecordPair } from "../../../analysis/agreement/record-pairs";
import { groupedBy } from "../../../analysis/observed/observed";
import { lengthOf } from "../../../analysis/observed/spans";
import type { Course } from "../../../analysis/observed/whole-sessions";
import type { Said } from "../../../analysis/said";
import type { Behaviour } from "../../../ethogram/version";
import { hasFocal } from "./paired";
import type { SideBySide } from "./side-by-side";

/** What was measured of a behaviour in a session of an animal: its time in ms, how often it was counted, in how many scans it was seen. */
export type AmountOf = "time" | "count" | "scans";

/** How much of a behaviour two told, of each animal in each session. */
export interface AmountAgreement {
  behaviourId: string;
  of: AmountOf;
  /** ICC(2,1), n animals in sessions. */
  icc: Said;
}

const courseAmount = (
  course: Course | undefined,
  { behaviourId, kind }: Pick<Behaviour, "behaviourId" | "kind">,
): number =>
  kind === "event"
    ? (course?.points.get(behaviourId)?.length ?? 0)
    : lengthOf(course?.states.get(behaviourId) ?? []);

function focalAmounts(
  both: SideBySide,
  behaviour: Pick<Behaviour, "behaviourId" | "kind">,
): [number, number][] {
  const { courses, animals } = both;
  return animals.both.flatMap((animalId): [number, number][] => {
    const [a, b] = [courses.one, courses.other].map((all) =>
      all.find((course) => course.animalId === animalId),
    );
    return a === undefined || b === undefined
      ? []
      : [[courseAmount(a, behaviour), courseAmount(b, behaviour)]];
  });
}

/** By behaviour in how many scans of each animal in each session either of two saw it: a row each, whose place is that of the animal in its session. */
function scanAmounts(
  scanned: readonly RecordPair[],
): (behaviourId: string) => [number, number][] {
  const bySession = groupedBy(scanned, ({ sessionId }) => sessionId);
  const byAnimal = [...bySession.values()].flatMap((own) => [
    ...groupedBy(own, ({ animalId }) => animalId).values(),
  ]);
  const found = byAnimal.map((own) => {
    const amounts = new Map<string, [number, number]>();
    const count = (told: readonly string[] | null, side: 0 | 1) => {
      // What is told twice in a scan was seen in one.
      for (const id of (told?.length ?? 0) > 1 ? new Set(told) : (told ?? [])) {
        const amount = amounts.get(id) ?? [0, 0];
        amounts.set(id, amount);
        amount[side] += 1;
      }
    };
    for (const { one, other } of own) {
      count(one, 0);
      count(other, 1);
    }
    return amounts;
  });
  return (behaviourId) =>
    found.map((amounts) => amounts.get(behaviourId) ?? [0, 0]);
}

/** Somebody told it. */
const isTold = ([a, b]: readonly [number, number]): boolean => a + b > 0;

/**
 * How far two agree on how much of each behaviour there was, animal by animal and session by session: its time, where they
 * followed, and in how many of the scans side by side (`scanned`). Behaviours that neither told are left out; of fewer than ten it cannot be said.
 */
export function amountsAgree(
  all: readonly SideBySide[],
  scanned: readonly RecordPair[],
  behaviours: readonly Pick<Behaviour, "behaviourId" | "kind">[],
  seed: string,
): AmountAgreement[] {
  const scansOf = scanAmounts(scanned);
  const said = (
    rows: readonly [number, number][],
    behaviourId: string,
    of: AmountOf,
  ): AmountAgreement[] =>
    rows.some(isTold)
      ? [
          {
            behaviourId,
            of,
            icc: observersAgree(rows, `${seed} ${behaviourId} ${of}`),
          },
        ]
      : [];
  return behaviours.flatMap((behaviour) => {
    const { behaviourId, kind } = behaviour;
    const focal = all
      .filter(hasFocal)
      .flatMap((both) => focalAmounts(both, behaviour));
    return [
      ...said(focal, behaviourId, kind === "event" ? "count" : "time"),
      ...said(scansOf(behaviourId), behaviourId, "scans"),
    ];
  });
}
