import { labelsQuery } from "@domain/label/label-queries";
import type { Question } from "@domain/question/question";
import type { AskedVersion } from "@domain/survey/engine/form";
import { frozenQuestions, wordsIn } from "@domain/survey/publish/freeze";
import type { Plan, Sources } from "@domain/survey/publish/sources";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { VersionTexts } from "@domain/survey/version";
import type { Language, LocalizedText } from "@domain/taxonomy/taxonomy";
import { textsParent, versionedKinds } from "@domain/versions/kinds";
import { useMemo } from "react";
import {
  useLiveDoc,
  useLiveDocs,
  useLiveQueries,
} from "../../../../data/hooks/use-live";
import type { Live } from "../../../../data/live-store";
import type { Asking } from "../asking";
import type { ShownVersion } from "../../versions/shown-version";

type Of = Pick<Asking, "collection" | "id">;

/** What a preview shows: what is asked, and its words in one language; null: there is none. */
export interface Previewed {
  version: AskedVersion;
  words: Pick<VersionTexts, "language" | "sections" | "questions" | "criteria">;
}

/** A published version as it is stored: its structure and the words of one language. */
export function usePublished(
  of: Of,
  { number }: Pick<ShownVersion, "number">,
  language: Language,
): Live<Previewed | null> {
  const version = useLiveDoc(of.collection, String(number), of.id);
  const words = useLiveDoc(
    versionedKinds[of.collection].texts,
    language,
    textsParent(of.id, String(number)),
  );
  return useMemo(() => {
    if (version.state !== "data") return version;
    if (words.state !== "data") return words;
    if (version.data === null || words.data === null)
      return { state: "data", data: null };
    return {
      state: "data",
      data: { version: version.data.data, words: words.data.data },
    };
  }, [version, words]);
}

/** A draft as publishing would freeze it this moment, over the questions as they are. */
export function useDraft(
  of: Of,
  { number }: ShownVersion,
  names: LocalizedText,
  language: Language,
): Live<Previewed | null> {
  const version = useLiveDoc(of.collection, String(number), of.id);
  const plan = version.state === "data" ? (version.data?.data ?? null) : null;
  const ids = useMemo(() => questionIds(plan), [plan]);
  const questions = useLiveDocs("questions", ids);
  const categories = useLiveQueries([labelsQuery("categories")]);
  return useMemo(() => {
    if (version.state !== "data") return version;
    if (categories.state !== "data") return categories;
    const waiting = questions.find(({ state }) => state !== "data");
    if (waiting !== undefined && waiting.state !== "data") return waiting;
    if (plan === null) return { state: "data", data: null };
    const found = new Map<string, Question>(
      questions.flatMap((one) =>
        one.state === "data" && one.data !== null
          ? [[one.data.id, one.data.data]]
          : [],
      ),
    );
    const labels = new Map(
      categories.data.rows.map(({ id, data }) => [id, data]),
    );
    const sources: Sources = {
      names,
      question: (id) => found.get(id) ?? null,
      category: (id) => labels.get(id) ?? null,
      shortNames: null,
    };
    return {
      state: "data",
      data: {
        version: {
          sections: plan.sections,
          questions: frozenQuestions(plan, sources),
        },
        words: wordsIn(plan, sources, language),
      },
    };
  }, [version, categories, questions, plan, names, language]);
}

const questionIds = (plan: Plan | null): readonly string[] =>
  plan === null ? [] : questionIdsOf(plan);
