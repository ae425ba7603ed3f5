import { completeIn } from "@domain/question/issues";
import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import { IconArrowsDiff, IconHistory, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@domain/taxonomy/taxonomy";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { Beside } from "../parts/beside";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { HelpPictureField } from "../parts/help-picture-field";
import { LanguagesMark } from "../parts/languages-mark";
import { QuestionFacts } from "../parts/question-facts";
import { ArchivedMark, SourceMark } from "../parts/question-marks";
import { QuestionPreview } from "../parts/question-preview";
import { SyncNotice } from "../parts/sync-notice";
import { useArchive } from "../../shared/archive/use-archive";
import { setArchived } from "../question-writes";
import { QuestionUses } from "./question-uses";

/** A question: what is set of it, and how it looks in each language. */
export function QuestionRecord({ row }: { row: Row<"questions"> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { id: questionId, data } = row;
  const archive = useArchive({
    archived: data.archived,
    save: (next) => setArchived(row, next),
    done: {
      archived: t("questions.messages.archived", { name: data.questionRef }),
      restored: t("questions.messages.restored", { name: data.questionRef }),
    },
  });
  const name = data.questionRef || t("questions.states.noRef");
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t("questions.title"), to: href("questionList") }]}
        facts={
          <Group gap="xs">
            <LanguagesMark question={data} />
            <SourceMark source={data.source} />
            <ArchivedMark archived={data.archived} />
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={href("questionTimeMachine", { questionId })}
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden />}
            >
              {t("questions.actions.timeMachine")}
            </ButtonLink>
            <ButtonLink
              to={href("question", { questionId, mode: "edit" })}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              {t("common.actions.edit")}
            </ButtonLink>
            <MoreMenu
              about={name}
              busy={archive.busy}
              items={[
                {
                  id: "compare",
                  label: t("questions.actions.compare"),
                  icon: IconArrowsDiff,
                  onPick: () =>
                    void navigate(href("questionComparison", { questionId })),
                },
                archive.item,
              ]}
            />
          </>
        }
      />
      <FormFailure failure={archive.failure} onRetry={archive.retry} />
      <SyncNotice question={data} />
      <Beside
        side={
          <Panel title={t("questions.preview.title")}>
            <Stack>
              <LanguageTabs
                complete={completeIn(data)}
                value={language}
                onChange={setLanguage}
              />
              <QuestionPreview question={data} language={language} />
            </Stack>
          </Panel>
        }
      >
        <Stack>
          <QuestionFacts question={data} questionId={questionId} />
          <Panel title={t("questions.fields.helpPicture")}>
            <HelpPictureField row={row} />
          </Panel>
          <QuestionUses question={data} />
        </Stack>
      </Beside>
    </>
  );
}
