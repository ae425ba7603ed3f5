import { completeIn } from "@domain/question/issues";
import type { Language } from "@domain/taxonomy/taxonomy";
import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { LanguagesMark } from "../parts/languages-mark";
import { QuestionFacts } from "../parts/question-facts";
import { ArchivedMark, SourceMark } from "../parts/question-marks";
import { QuestionPreview } from "../parts/question-preview";
import type { Side } from "./use-side";
import { useSideName } from "./use-side-name";

interface ShownSideProps {
  side: Side;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** One side of a comparison: how the question looks, and what is set of it. */
export function ShownSide({ side, language, onLanguage }: ShownSideProps) {
  const { t } = useTranslation();
  const nameOf = useSideName();
  const { row, stateId, shown } = side;
  if (row === null || shown === null) return null;
  return (
    <Stack miw={0}>
      <Panel
        title={nameOf(side)}
        aside={
          <TextLink
            size="sm"
            to={
              stateId === null
                ? href("question", { questionId: row.id })
                : href("questionTimeMachine", {
                    questionId: row.id,
                    version: stateId,
                  })
            }
          >
            {t("questions.compare.open")}
          </TextLink>
        }
      >
        <Stack>
          <Group gap="xs">
            <LanguagesMark question={shown} />
            <SourceMark source={shown.source} />
            <ArchivedMark archived={shown.archived} />
          </Group>
          <LanguageTabs
            complete={completeIn(shown)}
            value={language}
            onChange={onLanguage}
          />
          <QuestionPreview
            key={`${row.id} ${stateId ?? ""}`}
            question={shown}
            language={language}
          />
        </Stack>
      </Panel>
      <QuestionFacts question={shown} name={nameOf(side)} />
    </Stack>
  );
}
