import type { ErrorCode } from "@domain/errors";
import type { JoinedLesson } from "@domain/lesson/callables";
import type { PupilAnswers } from "@domain/lesson/lesson";
import { givenKey } from "@domain/lesson/lesson";
import type { Language } from "@domain/taxonomy/taxonomy";
import { call } from "../calls";
import { toAppError } from "../errors";
import { watchOnline } from "../online";
import { newId } from "../write";
import type { Tablet } from "./tablet-state";
import { keepTablet, readTablet } from "./tablet-state";

/** So often what waits is tried again. */
const againMs = 20_000;

/** What will never be taken; anything else may be, later. */
const final: ReadonlySet<ErrorCode> = new Set([
  "code-expired",
  "conflict",
  "invalid-input",
  "demonstration",
]);

/** A tablet of a class: it is told what to ask once, keeps what is answered, and hands it in when it can. */
export interface TabletStore {
  state: () => Tablet;
  watch: (listener: () => void) => () => void;
  /** Rejects AppError: "code-expired" for a code that opens nothing. */
  join: (code: string, language: Language) => Promise<void>;
  /** What was answered is there again with the same code. */
  leave: () => void;
  become: (pupil: number | null) => void;
  answer: (animalId: string, answers: PupilAnswers) => void;
  handIn: (animalId: string, at: Date) => void;
  /** What was not taken has been seen. */
  seen: () => void;
  /** Hands in what waits, one after the other. */
  send: () => Promise<void>;
}

export function tabletStore(owner: string): TabletStore {
  const listeners = new Set<() => void>();
  let tablet = readTablet(owner);
  let sending: Promise<void> | null = null;
  const change = (to: Partial<Tablet>) => {
    tablet = { ...tablet, ...to };
    keepTablet(tablet);
    for (const listener of [...listeners]) listener();
  };
  const sendAll = async () => {
    for (;;) {
      const [next] = tablet.waiting;
      if (next === undefined) return;
      let refused = 0;
      try {
        await call("handInLesson", { ...next, tabletId: tablet.tabletId });
      } catch (error) {
        if (!final.has(toAppError(error).code)) return;
        refused = 1;
      }
      change({
        waiting: tablet.waiting.filter((one) => one !== next),
        refused: tablet.refused + refused,
      });
    }
  };
  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  const enter = (lesson: JoinedLesson) => {
    const { lessonId } = lesson;
    change(
      tablet.lessonId === lessonId
        ? { lesson }
        : { lesson, lessonId, pupil: null, drafts: {}, done: [] },
    );
  };
  return {
    state: () => tablet,
    watch: (listener) => {
      listeners.add(listener);
      const timer = setInterval(() => void send(), againMs);
      const end = watchOnline(() => void send());
      void send();
      return () => {
        listeners.delete(listener);
        clearInterval(timer);
        end();
      };
    },
    join: async (code, language) => {
      enter(await call("joinLesson", { code, language }));
    },
    leave: () => change({ lesson: null, pupil: null }),
    become: (pupil) => change({ pupil }),
    answer: (animalId, answers) => {
      if (tablet.pupil === null) return;
      const key = givenKey(tablet.pupil, animalId);
      change({ drafts: { ...tablet.drafts, [key]: answers } });
    },
    handIn: (animalId, at) => {
      const { lesson, pupil, drafts, done, waiting } = tablet;
      if (lesson === null || pupil === null) return;
      const key = givenKey(pupil, animalId);
      // A second click means the same.
      if (done.includes(key)) return;
      const { [key]: answers = {}, ...others } = drafts;
      const { lessonId, code } = lesson;
      change({
        drafts: others,
        done: [...done, key],
        waiting: [
          ...waiting,
          {
            handInId: newId(),
            lessonId,
            code,
            pupil,
            animalId,
            at: at.getTime(),
            answers,
          },
        ],
      });
      void send();
    },
    seen: () => change({ refused: 0 }),
    send,
  };
}
