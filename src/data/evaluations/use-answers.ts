import type { ErrorCode } from "@domain/errors";
import { draftsQuery } from "@domain/evaluation/evaluation-queries";
import type { AnswerConflict, DeviceAnswers } from "@domain/evaluation/merge";
import { deviceAnswers, mergeDrafts } from "@domain/evaluation/merge";
import {
  givenAfter,
  newerThan,
  newestAnswers,
  takenOver,
} from "@domain/evaluation/newest";
import type { Chosen } from "@domain/evaluation/settle";
import { settledDraft } from "@domain/evaluation/settle";
import type { Answer, Answers } from "@domain/survey/answer";
import { equalValues } from "@domain/record/equal";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toAppError } from "../errors";
import { useLiveQueries, useOnline } from "../hooks/use-live";
import type { Live, Row } from "../live-store";
import { outbox } from "../outbox/outbox";
import type { Receipt } from "../write-types";
import { givenAnswers } from "./answer-log";
import { useLeaving, useLogged } from "./keeping";
import type { Beginning, DraftPlace } from "./writes";
import { beginEvaluation, submitEvaluation, writeDraft } from "./writes";

/** So long after the last answer all of them are written. */
export const autosaveMs = 2000;

type Held = Pick<DeviceAnswers, "answers" | "seen">;

const nothing: Held = { answers: {}, seen: {} };

/** An evaluation that is being answered on this device. */
export interface Answering {
  /** As all devices have it; where they differ, as this one does. */
  answers: Answers;
  conflicts: readonly AnswerConflict[];
  /** The other devices' answers. */
  others: readonly DeviceAnswers[];
  /** Whether something answered here has not reached the server. */
  isWaiting: boolean;
  /** Why the server took no answer; null: it took them, or was not asked yet. */
  refusal: ErrorCode | null;
  /** `of` says what a question's answer becomes; told the answers as they are this moment. */
  answer: (questionRef: string, of: (answers: Answers) => Answers) => void;
  /** Begins it where it is not begun: what is taken for it is sent to something there is. */
  begin: () => void;
  /** Settles what devices answered differently. */
  choose: (chosen: Chosen) => void;
  /** Writes what is left and hands in. */
  submit: () => Receipt;
}

/**
 * Answers an evaluation on this device. Every answer is kept here at once, and all of them are written a little later,
 * as the page is hidden or left and before it is handed in. `beginning`: what is begun with the first answer; null: it
 * was before. `header`: as it is stored, where it is.
 */
export function useAnswers(
  place: DraftPlace,
  beginning: Beginning | null,
  header: Row<"evaluations"> | undefined,
): Live<Answering> {
  const { zooId, uid, evaluationId, deviceId } = place;
  const live = useLiveQueries([draftsQuery({ zooId, uid }, evaluationId)]);
  const logged = useLogged(place);
  const online = useOnline();
  const [given, setGiven] = useState<Held>(nothing);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const rows = live.state === "data" ? live.data.rows : null;
  const row = rows?.find(({ id }) => id === deviceId) ?? null;
  const stored = useMemo(
    () => (row === null ? nothing : deviceAnswers(row.data)),
    [row],
  );
  const others = useMemo(
    () =>
      (rows ?? [])
        .filter(({ id }) => id !== deviceId)
        .map(({ data }) => deviceAnswers(data)),
    [rows, deviceId],
  );
  const base = useMemo(
    () => newestAnswers(stored.answers, logged ?? {}),
    [stored, logged],
  );
  const heldWith = useCallback(
    (more: Held): Held => ({
      answers: newestAnswers(base, more.answers),
      seen: { ...stored.seen, ...more.seen },
    }),
    [base, stored],
  );
  const held = useMemo(() => heldWith(given), [heldWith, given]);
  const drafts = useMemo(
    () => [{ deviceId, ...held }, ...others],
    [deviceId, held, others],
  );
  const merged = useMemo(
    () => mergeDrafts(drafts, deviceId),
    [drafts, deviceId],
  );
  const unwritten =
    Object.keys(newerThan(held.answers, stored.answers)).length > 0 ||
    !equalValues(held.seen, stored.seen);

  // What happens between two drawings counts, too: acts and leaving read it as it is.
  const now = useRef({
    given,
    lastWritten: nothing,
    begun: beginning === null,
  });
  const ready = live.state === "data" && logged !== null;

  const write = useCallback(
    (isWanted: boolean): Receipt | null => {
      const all = heldWith(now.current.given);
      const last = now.current.lastWritten;
      const isNew =
        Object.keys(newerThan(all.answers, stored.answers)).length > 0 ||
        !equalValues(all.seen, stored.seen);
      const isFirst = !now.current.begun;
      const isSame =
        equalValues(all.answers, last.answers) &&
        equalValues(all.seen, last.seen);
      if (!ready || !((isNew && !isSame) || (isWanted && isFirst))) return null;
      const receipt =
        isFirst && beginning !== null
          ? beginEvaluation(place, beginning, all, new Date())
          : writeDraft(place, all, row);
      now.current.begun = true;
      now.current.lastWritten = all;
      receipt.acknowledged.then(
        () => setRefusal(null),
        (error: unknown) => setRefusal(toAppError(error).code),
      );
      void outbox
        .kept()
        .then(() => givenAnswers.drop(uid, evaluationId, all.answers));
      return receipt;
    },
    [heldWith, stored, ready, beginning, place, row, uid, evaluationId],
  );
  const latest = useRef({ write, drafts, merged });
  useEffect(() => {
    latest.current = { write, drafts, merged };
  });

  // Without a network one waiting write is enough: what comes after it lies in the log.
  const holdsBack = row?.pending === true && !online;
  useEffect(() => {
    if (!unwritten || refusal !== null || holdsBack) return;
    if (!now.current.begun) {
      latest.current.write(false);
      return;
    }
    const timer = setTimeout(() => latest.current.write(false), autosaveMs);
    return () => clearTimeout(timer);
  }, [unwritten, held, refusal, holdsBack]);
  useLeaving(latest);

  const take = useCallback((more: Held) => {
    const { given: before } = now.current;
    const after = {
      answers: newestAnswers(before.answers, more.answers),
      seen: { ...before.seen, ...more.seen },
    };
    now.current.given = after;
    setGiven(after);
  }, []);
  const answer = useCallback<Answering["answer"]>(
    (questionRef, of) => {
      const state = latest.current;
      // Whoever goes on has looked at what the others say, where it does not differ.
      const isSettled =
        state.drafts.length > 1 && state.merged.conflicts.length === 0;
      const settled = isSettled
        ? settledDraft(state.drafts, deviceId)
        : nothing;
      const before = newestAnswers(
        state.merged.answers,
        now.current.given.answers,
      );
      const answered: Answer | undefined = of(before)[questionRef];
      if (answered === undefined) return;
      const said = givenAfter(answered, before[questionRef]);
      givenAnswers.put(uid, evaluationId, questionRef, said);
      take({
        answers: { ...settled.answers, [questionRef]: said },
        seen: settled.seen,
      });
    },
    [deviceId, uid, evaluationId, take],
  );
  const choose = useCallback<Answering["choose"]>(
    (chosen) => {
      const { answers, seen } = settledDraft(
        latest.current.drafts,
        deviceId,
        chosen,
      );
      const own = latest.current.drafts.find(
        (one) => one.deviceId === deviceId,
      );
      // Taken over now, an answer stands over the own one that was given later.
      const taken = takenOver(answers, own?.answers ?? {}, new Date());
      for (const [ref, one] of Object.entries(newerThan(taken, base)))
        givenAnswers.put(uid, evaluationId, ref, one);
      take({ answers: taken, seen });
    },
    [deviceId, uid, evaluationId, base, take],
  );
  const begin = useCallback(() => {
    latest.current.write(true);
  }, []);
  const submit = useCallback(() => {
    const { drafts: all, merged: state } = latest.current;
    if (all.length > 1 && state.conflicts.length === 0)
      take(settledDraft(all, deviceId));
    latest.current.write(true);
    return submitEvaluation(place, header);
  }, [deviceId, header, place, take]);

  const isWaiting = row?.pending === true || unwritten;
  return useMemo<Live<Answering>>(() => {
    if (live.state === "error") return live;
    if (!ready) return { state: "loading" };
    const { answers, conflicts } = merged;
    return {
      state: "data",
      data: {
        answers,
        conflicts,
        others,
        isWaiting,
        refusal,
        answer,
        begin,
        choose,
        submit,
      },
    };
  }, [
    live,
    ready,
    merged,
    others,
    isWaiting,
    refusal,
    answer,
    begin,
    choose,
    submit,
  ]);
}
