import { equalValues } from "../record/equal";
import type { Answer, Answers } from "../survey/answer";
import { answerTo } from "../survey/engine/given";

const instantOf = (answer: Answer | undefined): number =>
  answer?.at?.getTime() ?? 0;

/**
 * Two states of the same device's answers as one: of each question the later answer, the first one's where both are of
 * one instant. So nothing is lost that was kept on the device and not yet written, or was written in another tab.
 */
export function newestAnswers(a: Answers, b: Answers): Answers {
  const newest: Record<string, Answer> = { ...a };
  for (const [questionRef, answer] of Object.entries(b)) {
    const other = answerTo(a, questionRef);
    if (other === undefined || instantOf(answer) > instantOf(other))
      newest[questionRef] = answer;
  }
  return newest;
}

/** The answers of `a` that `b` has not, or has older: what is still to be written over it. {} where nothing is. */
export function newerThan(a: Answers, b: Answers): Answers {
  return Object.fromEntries(
    Object.entries(a).filter(([questionRef, answer]) => {
      const other = answerTo(b, questionRef);
      return (
        other === undefined ||
        instantOf(answer) > instantOf(other) ||
        (instantOf(answer) === instantOf(other) && !equalValues(answer, other))
      );
    }),
  );
}

/**
 * An answer that takes the place of another, given after it whatever the clock says: of two within one millisecond, or
 * with a clock set back between them, the one replaced would stand. As it is where it replaces none, or is the same.
 */
export function givenAfter(answer: Answer, before: Answer | undefined): Answer {
  if (before === undefined || equalValues(answer, before)) return answer;
  const at = new Date(Math.max(instantOf(answer), instantOf(before) + 1));
  return { ...answer, at };
}

/** Settled answers as they are taken over at an instant: where they differ from the own ones they are given after these. {} for none. */
export function takenOver(settled: Answers, own: Answers, at: Date): Answers {
  return Object.fromEntries(
    Object.entries(settled).map(([questionRef, answer]) => {
      const before = answerTo(own, questionRef);
      return before === undefined || equalValues(before, answer)
        ? [questionRef, answer]
        : [questionRef, givenAfter({ ...answer, at }, before)];
    }),
  );
}
