import type { Answers } from "@domain/survey/answer";
import type { Act } from "@domain/survey/engine/act";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import type { AskedVersion } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import { formIssues } from "@domain/survey/engine/issues";
import { nextOf, stepsAt } from "@domain/survey/engine/steps";
import type { Dispatch, SetStateAction } from "react";
import { useCallback, useMemo } from "react";

/** What somebody answered for nobody: it outlasts another layout or language, and is kept nowhere. */
export interface TrialState {
  answers: Answers;
  /** undefined: at the first question; null: at the end. */
  place: string | null | undefined;
  /** How often it was submitted. */
  tries: number;
  /** As it was submitted nothing was missing, and nothing has been changed since. */
  isReady: boolean;
  /** How often it was begun anew. */
  round: number;
}

export const untried: TrialState = {
  answers: {},
  place: undefined,
  tries: 0,
  isReady: false,
  round: 0,
};

const whole = { partial: false };

/** A version being tried: what is asked with these answers, and how they change. */
export function useTrial(
  version: AskedVersion,
  state: TrialState,
  setState: Dispatch<SetStateAction<TrialState>>,
) {
  const { answers, place } = state;
  const form = useMemo(() => formOf(version), [version]);
  const flow = useMemo(() => flowOfForm(form, answers), [form, answers]);
  const act = useCallback(
    (questionRef: string, one: Act) =>
      setState((before) => ({
        ...before,
        isReady: false,
        answers: answersAfter(
          form,
          before.answers,
          questionRef,
          one,
          new Date(),
        ),
      })),
    [form, setState],
  );
  return {
    form,
    flow,
    act,
    steps: stepsAt(flow, place === undefined ? nextOf(flow, null) : place),
    go: (to: string | null) => setState((now) => ({ ...now, place: to })),
    submit: () =>
      setState((now) => ({
        ...now,
        tries: now.tries + 1,
        isReady: formIssues(form, now.answers, whole).length === 0,
      })),
    restart: () => setState(({ round }) => ({ ...untried, round: round + 1 })),
  };
}
