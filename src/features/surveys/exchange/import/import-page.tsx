import { href } from "@domain/pages";
import { Select, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  isLanguage,
  languageNames,
  languages,
} from "../../../../lib/i18n/languages";
import { confirm } from "../../../../ui/feedback/confirm";
import { FileChoice } from "../../../../ui/form/fields/file-choice";
import { useLeaveGuard } from "../../../../ui/form/unsaved-guard";
import { PageHeader } from "../../../../ui/page/page-header";
import { Panel } from "../../../../ui/page/panel";
import { ErrorState } from "../../../../ui/state/error-state";
import { FlawList } from "./flaw-list";
import { PlanPart } from "./plan-part";
import type { SurveyImport } from "./use-survey-import";
import { useSurveyImport } from "./use-survey-import";

/** A questionnaire out of a file: which file, what it would make and change here; then it is saved, all at once. */
export function ImportPage() {
  const { t } = useTranslation();
  const flow = useSurveyImport();
  const { busy, failure, dryRun, outcome, changes } = flow;
  useLeaveGuard({
    active: busy || (outcome === null && changes.length > 0),
    placeOf: ({ pathname, search }) => `${pathname}${search}`,
    ask: () =>
      confirm({
        title: t("surveys.exchange.import.leave"),
        body: t("surveys.exchange.import.leaveBody"),
        confirm: t("common.actions.leave"),
        cancel: t("common.actions.stay"),
      }),
  });
  return (
    <>
      <PageHeader
        title={t("surveys.exchange.import.title")}
        crumbs={[{ label: t("surveys.list.title"), to: href("quizzList") }]}
      />
      <Stack gap="md" maw={900}>
        <FilePart flow={flow} />
        {failure !== null && (
          <ErrorState
            error={failure}
            title={t("errors.messages.import")}
            onRetry={flow.again}
          />
        )}
        {dryRun !== null && <PlanPart flow={flow} dryRun={dryRun} />}
      </Stack>
    </>
  );
}

function FilePart({ flow }: { flow: SurveyImport }) {
  const { t } = useTranslation();
  const { file, problem, busy, outcome, asksLanguage, language } = flow;
  return (
    <Panel title={t("surveys.exchange.import.file")}>
      <Stack gap="sm" align="flex-start">
        <Text>{t("surveys.exchange.import.help")}</Text>
        <FileChoice
          accept=".json,application/json"
          label={t("surveys.exchange.import.choose")}
          isChosen={file !== null}
          loading={busy && outcome === null}
          onChoose={flow.chooseFile}
        />
        {file !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {file.name}
          </Text>
        )}
        {problem !== null && (
          <FlawList
            title={t(`surveys.exchange.problems.${problem.problem}`)}
            flaws={problem.fields}
          />
        )}
        {asksLanguage && (
          <Select
            label={t("surveys.exchange.import.language")}
            description={t("surveys.exchange.import.languageHelp")}
            placeholder={t("surveys.exchange.export.chooseLanguage")}
            required
            maw={400}
            w="100%"
            allowDeselect={false}
            disabled={outcome !== null}
            value={language}
            data={languages.map((one) => ({
              value: one,
              label: languageNames[one],
            }))}
            onChange={(said) => {
              if (isLanguage(said)) flow.chooseLanguage(said);
            }}
          />
        )}
      </Stack>
    </Panel>
  );
}
