import { shareOf } from "../analysis/proportion";
import { againstKey } from "../evaluation/score/against-key";
import type { Answers } from "../survey/answer";
import type { Form } from "../survey/engine/form";
import type { CertificateFigure, Found } from "./certificate";
import { verdictOfAll } from "./verdict";

/**
 * What answers in training prove, as they were handed in: n the questions that the key answers, value the share of them that is
 * right, with Wilson's interval; what was left unanswered is not right. `met`: those questions, `missed`: the others of the version.
 * A key without an answer: it cannot be said. null: there is no key.
 */
export function foundInAnswers(
  form: Form,
  answers: Answers,
  key: Answers | null,
): Found | null {
  if (key === null) return null;
  const { questions, counts } = againstKey(form, answers, key);
  const met = questions.flatMap(({ questionRef, result }) =>
    result === "notInKey" ? [] : [questionRef],
  );
  const said = shareOf(counts.right, met.length);
  const figure: CertificateFigure = {
    of: "answers",
    n: met.length,
    value: said?.share ?? null,
    low: said?.interval.low ?? null,
    high: said?.interval.high ?? null,
    why: said === null ? "nothingObserved" : null,
  };
  const known = new Set(met);
  return {
    verdict: verdictOfAll([figure]),
    figures: [figure],
    behaviours: [],
    met,
    missed: form.questions.flatMap(({ questionRef }) =>
      known.has(questionRef) ? [] : [questionRef],
    ),
  };
}
