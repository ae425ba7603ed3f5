import { equalValues } from "../record/equal";
import type { Answer, Answers } from "../survey/answer";
import { answerTo } from "../survey/engine/given";
import { answersOf } from "./answers-text";
import type { EvaluationDraft } from "./evaluation";

/** What one device holds of an evaluation. */
export interface DeviceAnswers {
  deviceId: string;
  answers: Answers;
  /** By other device: until when its answers were looked at here, which settled them. */
  seen: Readonly<Record<string, Date>>;
}

/** A question that devices answered differently, with every answer there is: this device's first, then the latest. */
export interface AnswerConflict {
  questionRef: string;
  choices: { deviceId: string; answer: Answer }[];
}

export interface MergedAnswers {
  /** By questionRef; where devices differ, this device's. */
  answers: Answers;
  /** In the order in which they are found. */
  conflicts: AnswerConflict[];
}

const seenOf = (text: string): Record<string, Date> => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof read !== "object" || read === null) return {};
  return Object.fromEntries(
    Object.entries(read).flatMap(([deviceId, at]) => {
      const instant = typeof at === "string" ? new Date(at) : null;
      return instant === null || Number.isNaN(instant.getTime())
        ? []
        : [[deviceId, instant]];
    }),
  );
};

/** A stored draft as its device's answers. */
export const deviceAnswers = ({
  deviceId,
  answers,
  seen,
}: Pick<EvaluationDraft, "deviceId" | "answers" | "seen">): DeviceAnswers => ({
  deviceId,
  answers: answersOf(answers),
  seen: seenOf(seen),
});

/** What is seen of others, as a draft stores it. */
export const seenText = (seen: DeviceAnswers["seen"]): string =>
  JSON.stringify(seen);

const instantOf = ({ at }: Answer): number => at?.getTime() ?? 0;

const saidIn = (answer: Answer) => ({ ...answer, at: null, dropped: null });

/** The same answer, whenever it was given and whatever was taken out of it before. */
export const isSameAnswer = (a: Answer, b: Answer): boolean =>
  equalValues(saidIn(a), saidIn(b));

/** What other devices say of a question and was not looked at here, the latest first, each answer once. */
function unseen(
  questionRef: string,
  own: DeviceAnswers,
  others: readonly DeviceAnswers[],
): AnswerConflict["choices"] {
  const found = others.flatMap(({ deviceId, answers }) => {
    const answer = answerTo(answers, questionRef);
    const until = own.seen[deviceId]?.getTime() ?? -Infinity;
    return answer !== undefined && instantOf(answer) > until
      ? [{ deviceId, answer }]
      : [];
  });
  return found
    .sort((a, b) => instantOf(b.answer) - instantOf(a.answer))
    .filter(
      ({ answer }, place, all) =>
        all.findIndex((one) => isSameAnswer(one.answer, answer)) === place,
    );
}

/**
 * The answers of one evaluation that was answered on several devices, as the device `ownId` has them: what only one
 * device answered is taken, what two answered differently, and was not settled here, is a conflict in which the own
 * answer stands until somebody chooses. Between other devices the latest stands. Nothing is ever left out: whoever
 * merges the same drafts finds the same answers, in whatever order they came. No drafts: no answers.
 */
export function mergeDrafts(
  drafts: readonly DeviceAnswers[],
  ownId: string,
): MergedAnswers {
  const own: DeviceAnswers = drafts.find(
    ({ deviceId }) => deviceId === ownId,
  ) ?? { deviceId: ownId, answers: {}, seen: {} };
  const others = drafts
    .filter(({ deviceId }) => deviceId !== ownId)
    .sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1));
  const refs = new Set(
    [own, ...others].flatMap(({ answers }) => Object.keys(answers)),
  );
  const answers: Record<string, Answer> = {};
  const conflicts: AnswerConflict[] = [];
  for (const questionRef of refs) {
    const mine = answerTo(own.answers, questionRef);
    const theirs = unseen(questionRef, own, others);
    const choices =
      mine === undefined
        ? theirs
        : [
            { deviceId: ownId, answer: mine },
            ...theirs.filter(({ answer }) => !isSameAnswer(answer, mine)),
          ];
    const [first] = choices;
    if (first === undefined) continue;
    answers[questionRef] = first.answer;
    if (choices.length > 1) conflicts.push({ questionRef, choices });
  }
  return { answers, conflicts };
}

/** What a device has seen once it looked at all drafts: the latest answer of each other one. */
export function seenNow(
  drafts: readonly DeviceAnswers[],
  ownId: string,
): Record<string, Date> {
  return Object.fromEntries(
    drafts
      .filter(({ deviceId }) => deviceId !== ownId)
      .map(({ deviceId, answers }) => [
        deviceId,
        new Date(Math.max(0, ...Object.values(answers).map(instantOf))),
      ]),
  );
}
