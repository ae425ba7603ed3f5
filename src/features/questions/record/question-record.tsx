import { completeIn } from "@domain/question/issues";
import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsDiff,
  IconHistory,
  IconPencil,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Language } from "@domain/taxonomy/taxonomy";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { Beside } from "../parts/beside";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { LanguagesMark } from "../parts/languages-mark";
import { QuestionFacts } from "../parts/question-facts";
import { ArchivedMark, SourceMark } from "../parts/question-marks";
import { QuestionPreview } from "../parts/question-preview";
import { SyncNotice } from "../parts/sync-notice";
import { setArchived } from "../question-writes";

/** Archiving is taken back by the word that says it is done. */
function useArchive(row: Row<"questions">) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const set = (archived: boolean) =>
    run(
      () => setArchived(row, archived),
      () =>
        notifyDone(
          t(
            archived
              ? "questions.messages.archived"
              : "questions.messages.restored",
            { name: row.data.questionRef },
          ),
        ),
    );
  return { busy, failure, set };
}

/** A question: what is set of it, and how it looks in each language. */
export function QuestionRecord({ row }: { row: Row<"questions"> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { id: questionId, data } = row;
  const { busy, failure, set } = useArchive(row);
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
              busy={busy}
              items={[
                {
                  id: "compare",
                  label: t("questions.actions.compare"),
                  icon: IconArrowsDiff,
                  onPick: () =>
                    void navigate(href("questionComparison", { questionId })),
                },
                data.archived
                  ? {
                      id: "restore",
                      label: t("common.actions.restore"),
                      icon: IconArchiveOff,
                      onPick: () => set(false),
                    }
                  : {
                      id: "archive",
                      label: t("common.actions.archive"),
                      icon: IconArchive,
                      danger: true,
                      onPick: () => set(true),
                    },
              ]}
            />
          </>
        }
      />
      <FormFailure failure={failure} onRetry={() => set(!data.archived)} />
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
        <QuestionFacts question={data} />
      </Beside>
    </>
  );
}
