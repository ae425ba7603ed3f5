import type { Answer } from "../survey/answer";
import type { AnswerConflict, DeviceAnswers } from "./merge";
import { mergeDrafts, seenNow } from "./merge";

/** By questionRef: whose answer holds. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * What a device holds once somebody chose between the answers of several: everything that any of them answered, of what
 * differed the chosen answers, and that it looked at the others. Of what is not chosen its own answer holds, or where it
 * has none the latest. Without other devices nothing changes.
 */
export function settledDraft(
  drafts: readonly DeviceAnswers[],
  ownId: string,
  chosen: Chosen = {},
): Pick<DeviceAnswers, "answers" | "seen"> {
  const { answers, conflicts } = mergeDrafts(drafts, ownId);
  const settled: Record<string, Answer> = { ...answers };
  for (const { questionRef, choices } of conflicts) {
    const choice = choices.find(
      ({ deviceId }) => deviceId === chosen[questionRef],
    );
    if (choice !== undefined) settled[questionRef] = choice.answer;
  }
  const own = drafts.find(({ deviceId }) => deviceId === ownId);
  return {
    answers: settled,
    seen: { ...own?.seen, ...seenNow(drafts, ownId) },
  };
}

/** For every conflict the answer of one device, where it has one; {} for no conflicts. */
export const allOf = (
  conflicts: readonly AnswerConflict[],
  deviceId: string,
): Chosen =>
  Object.fromEntries(
    conflicts
      .filter(({ choices }) => choices.some((one) => one.deviceId === deviceId))
      .map(({ questionRef }) => [questionRef, deviceId]),
  );
