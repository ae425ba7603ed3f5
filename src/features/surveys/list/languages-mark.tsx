import type { Question } from "@domain/question/question";
import { missingByLanguage } from "@domain/survey/publish/languages";
import { questionIdsOf } from "@domain/survey/publish/sources";
import type { Survey } from "@domain/survey/survey";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useInViewport } from "@mantine/hooks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc, useLiveDocs } from "../../../data/hooks/use-live";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { LanguagesBadge } from "../../shared/questions/languages-badge";

/** In how many of the seven languages a questionnaire is complete, and how many texts the others lack. */
function LanguagesMark({
  missing,
}: {
  missing: Partial<Record<Language, number>>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const lacking = languages.filter((one) => missing[one] !== undefined);
  return (
    <LanguagesBadge
      lacking={lacking.length}
      words={t("surveys.list.states.lacking", {
        languages: format.list(
          lacking.map(
            (one) =>
              `${languageNames[one]} (${format.number(missing[one] ?? 0)})`,
          ),
        ),
      })}
    />
  );
}

const noQuestions = { sections: [] };
const nothing = () => null;

/** Of what is published every text was asked for: only its name may have changed since. */
export function PublishedLanguages({ names }: Pick<Survey, "names">) {
  const missing = missingByLanguage(noQuestions, { names, question: nothing });
  return <LanguagesMark missing={missing} />;
}

/** Of a draft: over its questions as they are, read once the row is in sight and not before. */
export function DraftLanguages({
  survey: { surveyId, names },
  number,
}: {
  survey: Pick<Survey, "surveyId" | "names">;
  number: number;
}) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  return (
    <span ref={ref}>
      {inViewport ? (
        <ReadDraft surveyId={surveyId} names={names} number={number} />
      ) : (
        <ComingName />
      )}
    </span>
  );
}

function ReadDraft({
  surveyId,
  names,
  number,
}: Pick<Survey, "surveyId" | "names"> & { number: number }) {
  const live = useLiveDoc("surveyVersions", String(number), surveyId);
  const plan = live.state === "data" ? (live.data?.data ?? null) : null;
  const ids = useMemo(() => (plan === null ? [] : questionIdsOf(plan)), [plan]);
  const questions = useLiveDocs("questions", ids);
  const missing = useMemo(() => {
    if (plan === null) return null;
    const found = new Map<string, Question | null>();
    for (const [at, one] of questions.entries()) {
      if (one.state !== "data") return null;
      found.set(ids[at] ?? "", one.data?.data ?? null);
    }
    return missingByLanguage(plan, {
      names,
      question: (id) => found.get(id) ?? null,
    });
  }, [questions, ids, plan, names]);
  return missing === null ? (
    <ComingName />
  ) : (
    <LanguagesMark missing={missing} />
  );
}
