import { labelsQuery } from "@domain/label/label-queries";
import type { Question } from "@domain/question/question";
import { shortTableId } from "@domain/question/short";
import type { Sources } from "@domain/survey/publish/sources";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { useMemo, useState } from "react";
import {
  useLiveDoc,
  useLiveDocs,
  useLiveQueries,
} from "../../../../data/hooks/use-live";

/** Of so few questions each is read as the draft opens; of more only what is asked for. */
export const questionsAtOnce = 10;

export interface DraftSources {
  sources: Sources;
  /** Whether a question was looked up, there or not. */
  isRead: (questionId: string) => boolean;
  /** Everything that the draft refers to is here. */
  isWhole: boolean;
  /** It was asked for, and is on its way. */
  isReading: boolean;
  /** A question that was found by searching: it need not be read again. */
  note: (question: Question) => void;
  /** Looks up what one question says; whether it is in the way of publishing is not checked by that. */
  see: (questionId: string) => void;
}

/**
 * What a draft refers to, as it is now: with more than a few questions it opens without reading them, and `all` reads
 * every one, the criteria and the short names.
 */
export function useSources(
  ids: readonly string[],
  names: LocalizedText,
  all: boolean,
): DraftSources {
  const [first] = useState(ids.length <= questionsAtOnce ? ids : []);
  const [noted, setNoted] = useState<ReadonlyMap<string, Question>>(new Map());
  const [seen, setSeen] = useState<readonly string[]>([]);
  const asked = useMemo(
    () => (all ? ids : [...first, ...seen]),
    [all, ids, first, seen],
  );
  const live = useLiveDocs("questions", asked);
  const labels = useLiveQueries(all ? [labelsQuery("categories")] : null);
  const short = useLiveDoc("shortQuestions", all ? shortTableId : null);
  return useMemo(() => {
    const questions = new Map<string, Question | null>(noted);
    for (const [place, id] of asked.entries()) {
      const one = live[place];
      if (one?.state === "data") questions.set(id, one.data?.data ?? null);
    }
    const categories = new Map(
      (labels.state === "data" ? labels.data.rows : []).map(({ id, data }) => [
        id,
        data,
      ]),
    );
    const isHere =
      labels.state !== "loading" &&
      short.state !== "loading" &&
      live.every(({ state }) => state !== "loading");
    return {
      sources: {
        names,
        question: (id) => questions.get(id) ?? null,
        category: (id) => categories.get(id) ?? null,
        shortNames: short.state === "data" ? (short.data?.data ?? null) : null,
      },
      isRead: (id) =>
        questions.has(id) && (all || first.includes(id) || noted.has(id)),
      isWhole: all && isHere,
      isReading: all && !isHere,
      note: (question) =>
        setNoted((before) =>
          new Map(before).set(question.questionId, question),
        ),
      see: (questionId) =>
        setSeen((before) =>
          before.includes(questionId) ? before : [...before, questionId],
        ),
    };
  }, [noted, asked, first, live, labels, short, names, all]);
}
