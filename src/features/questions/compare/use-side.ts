import type { Question } from "@domain/question/question";
import { stateQuestion } from "@domain/question/state";
import { idSchema } from "@domain/schema/fields";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";

/** The names in the address of a question and of a state of it, for either side. */
const names = {
  left: { question: "questionId", state: "version" },
  right: { question: "withId", state: "withVersion" },
} as const;

export type SideName = keyof typeof names;

export interface Side {
  row: Row<"questions"> | null;
  /** The state that is asked for; null: as it is now. */
  stateId: string | null;
  /** The question as it is compared; null: none is chosen, it is on its way, or there is no such. */
  shown: Question | null;
  /** The instant of that state; null: as it is now. */
  at: Date | null;
  /** The address names a question or a state that is not there. */
  isMissing: boolean;
  choose: (questionId: string | null) => void;
  chooseState: (stateId: string | null) => void;
}

const idIn = (text: string | null) =>
  idSchema.nullable().catch(null).parse(text);

/** One of the two that the address names, among all questions. */
export function useSide(
  side: SideName,
  rows: readonly Row<"questions">[],
): Side {
  const [params, change] = usePageParams();
  const name = names[side];
  const asked = params.get(name.question);
  const row = rows.find(({ id }) => id === asked) ?? null;
  const stateId = row === null ? null : idIn(params.get(name.state));
  const state = useLiveDoc("questionStates", stateId, row?.id);
  const found = state.state === "data" ? state.data : null;
  const isGone = stateId !== null && state.state === "data" && found === null;
  const was =
    row === null || found === null ? null : stateQuestion(found.data, row.data);
  return {
    row,
    stateId,
    shown: stateId === null ? (row?.data ?? null) : was,
    at: found?.data.at ?? null,
    isMissing: (asked !== null && row === null) || isGone,
    choose: (questionId) =>
      change({ [name.question]: questionId, [name.state]: null }),
    chooseState: (id) => change({ [name.state]: id }),
  };
}
