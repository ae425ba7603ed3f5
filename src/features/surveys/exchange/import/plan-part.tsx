import { href } from "@domain/pages";
import { changesMax } from "@domain/record/save";
import { surveyName } from "@domain/survey/survey";
import type { TransferPlan } from "@domain/survey/transfer/plan";
import { Alert, Box, Button, Group, List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import { ButtonLink } from "../../../../ui/display/button-link";
import { TextLink } from "../../../../ui/display/text-link";
import { Panel } from "../../../../ui/page/panel";
import { FlawList } from "./flaw-list";
import { isTooMuch } from "./import-writes";
import { LanguageLine } from "./language-line";
import { PlannedQuestions } from "./planned-questions";
import type { DryRun } from "./read-stored";
import type { SurveyImport } from "./use-survey-import";

interface PlanPartProps {
  flow: SurveyImport;
  dryRun: DryRun;
}

/** What would be made, changed and left, and what stands in the way; then the way to save it, and what became of it. */
export function PlanPart({ flow, dryRun }: PlanPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { plan, thereId } = dryRun;
  const { changes, outcome, busy } = flow;
  const name =
    surveyName(plan.survey, language) ?? t("surveys.list.states.noName");
  const isFlawed = plan.flaws.length > 0;
  const isAll = changes.length === 0;
  return (
    <Panel title={t("surveys.exchange.import.plan")}>
      <Stack gap="md">
        <Text fw={600}>{name}</Text>
        {isFlawed ? (
          <FlawList
            title={t("surveys.exchange.problems.flawed")}
            flaws={plan.flaws}
          />
        ) : (
          <>
            <Counts plan={plan} thereId={thereId} />
            <LanguageLine plan={plan} />
            <Remarks plan={plan} />
            <PlannedQuestions flow={flow} plan={plan} />
          </>
        )}
        {!isFlawed && isTooMuch(changes) && (
          <Alert color="red" role="alert">
            {t("surveys.exchange.import.tooMuch", {
              count: changes.length,
              most: changesMax,
            })}
          </Alert>
        )}
        {!isFlawed && isAll && outcome === null && (
          <Alert color="green" role="status">
            {t("surveys.exchange.import.allThere")}
          </Alert>
        )}
        {!isFlawed && !isAll && !isTooMuch(changes) && outcome === null && (
          <Box>
            <Button mih={44} loading={busy} onClick={() => flow.save(name)}>
              {t("surveys.exchange.import.save", { count: changes.length })}
            </Button>
          </Box>
        )}
        {outcome !== null && <Done flow={flow} />}
      </Stack>
    </Panel>
  );
}

/** How many of each kind are made, here already, or differ. */
function Counts({ plan, thereId }: Pick<DryRun, "plan" | "thereId">) {
  const { t } = useTranslation();
  const { criteria, questions, shortNames, sections } = plan;
  const of = (
    all: readonly { outcome: "new" | "same" | "differs" }[],
    outcome: "new" | "same" | "differs",
  ) => all.filter((one) => one.outcome === outcome).length;
  const lines = [
    ...(["new", "same"] as const).map((one) => ({
      kind: `criteria.${one}` as const,
      count: of(criteria, one),
    })),
    ...(["new", "same", "differs"] as const).map((one) => ({
      kind: `questions.${one}` as const,
      count: of(questions, one),
    })),
    {
      kind: "shortNames" as const,
      count: Object.keys(shortNames).length,
    },
  ];
  return (
    <List>
      <List.Item>
        {thereId === null ? (
          t("surveys.exchange.import.counts.survey", {
            count: sections.length,
          })
        ) : (
          <>
            {t("surveys.exchange.import.counts.there")}{" "}
            <TextLink to={href("quizz", { surveyId: thereId })}>
              {t("surveys.exchange.import.open")}
            </TextLink>
          </>
        )}
      </List.Item>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <List.Item key={kind}>
            {t(`surveys.exchange.import.counts.${kind}`, { count })}
          </List.Item>
        ))}
    </List>
  );
}

/** What of the file is left out, and what will be in the way later. */
function Remarks({ plan }: { plan: TransferPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { unknownSpecies, questions } = plan;
  const archived = questions
    .filter((one) => one.archived)
    .map(({ question }) => question.questionRef);
  return (
    <>
      {unknownSpecies.length > 0 && (
        <Alert color="orange">
          {t("surveys.exchange.import.unknownSpecies", {
            count: unknownSpecies.length,
            species: format.list(unknownSpecies),
          })}
        </Alert>
      )}
      {archived.length > 0 && (
        <Alert color="orange">
          {t("surveys.exchange.import.archived", {
            count: archived.length,
            questions: format.list(archived),
          })}
        </Alert>
      )}
    </>
  );
}

function Done({ flow: { surveyId, outcome } }: { flow: SurveyImport }) {
  const { t } = useTranslation();
  return (
    <Alert color="green" role="status">
      <Stack gap="sm">
        {t(
          outcome === "queued"
            ? "surveys.exchange.import.queued"
            : "surveys.exchange.import.saved",
        )}
        <Group gap="sm">
          <ButtonLink to={href("quizz", { surveyId })}>
            {t("surveys.exchange.import.open")}
          </ButtonLink>
          <ButtonLink to={href("quizzList")} variant="default">
            {t("surveys.preview.actions.toList")}
          </ButtonLink>
        </Group>
      </Stack>
    </Alert>
  );
}
