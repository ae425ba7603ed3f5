import type { Span } from "../analysis/observed/observed";
import { spansBetween } from "./rows/mark-spans";
import type { Mark, Rows } from "./rows/row";

const ofAnimal = (marks: readonly Mark[], animalId: string): Mark[] =>
  marks.filter(
    (mark) =>
      mark.animalId === animalId &&
      (mark.kind === "follow" || mark.kind === "leave"),
  );

/**
 * Who is followed after some marks: those of the session, and those that came later in the order in which they came, but for
 * whom it was said of that they left. Nobody said anything: those of the session.
 *
 * @example followedAfter([aMark({ kind: "leave", animalId: "nala" })], ["nala", "simba"]) // ["simba"]
 */
export function followedAfter(
  marks: readonly Mark[],
  animalIds: readonly string[],
): string[] {
  const followed = new Set(animalIds);
  for (const { kind, animalId } of marks) {
    if (animalId === null) continue;
    if (kind === "follow") followed.add(animalId);
    if (kind === "leave") followed.delete(animalId);
  }
  return [...followed];
}

/**
 * When each animal was followed, in ms since the session began: those of the session and those that anybody coded, all the
 * time, where nobody said when they came or left; one of whom it was first said that it left was followed before; one that
 * came later from when it came.
 */
export function followedSpans(
  { marks, focal }: Pick<Rows, "marks" | "focal">,
  animalIds: readonly string[],
  end: number,
): Map<string, Span[]> {
  const all = new Set([
    ...animalIds,
    ...marks.flatMap(({ kind, animalId }) =>
      kind === "follow" && animalId !== null ? [animalId] : [],
    ),
    ...focal.map(({ animalId }) => animalId),
  ]);
  return new Map(
    [...all].map((animalId) => {
      const own = ofAnimal(marks, animalId);
      if (own[0]?.kind === "follow")
        return [animalId, spansBetween(own, "follow", "leave", end)];
      const [first] = own;
      const before = { from: 0, to: first?.t ?? end };
      return [
        animalId,
        [before, ...spansBetween(own, "follow", "leave", end)].filter(
          ({ from, to }) => from < to,
        ),
      ];
    }),
  );
}
