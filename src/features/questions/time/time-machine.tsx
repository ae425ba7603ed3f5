import { completeIn } from "@domain/question/issues";
import {
  comparedNow,
  questionDifferences,
} from "@domain/survey/compare/question";
import { stateQuestion } from "@domain/question/state";
import { href } from "@domain/pages";
import { Button, Group, Stack } from "@mantine/core";
import { IconHistory, IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@domain/taxonomy/taxonomy";
import {
  fieldOfInstant,
  instantOfField,
  wallOfField,
} from "@domain/time/date-field";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { FormFailure } from "../../../ui/form/form-failure";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { Beside } from "../parts/beside";
import { DifferenceTable } from "../../shared/questions/difference-table";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { QuestionFacts } from "../parts/question-facts";
import { QuestionPreview } from "../parts/question-preview";
import { useStates } from "../parts/use-states";
import { restoreState } from "../question-writes";
import { StateList } from "./state-list";

/** A question through time: its states, the one that held at a chosen instant, and the way back to it. */
export function TimeMachine({ row }: { row: Row<"questions"> }) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const until = instantOfField(params.get("until"));
  const { live, more, growing } = useStates(row.id, until);
  const { questionRef } = row.data;
  return (
    <>
      <PageHeader
        title={t("questions.time.title")}
        crumbs={[
          { label: t("questions.title"), to: href("questionList") },
          { label: questionRef, to: href("question", { questionId: row.id }) },
        ]}
      />
      <Group mb="md" maw={420}>
        <DateTimeField
          label={t("questions.time.on")}
          description={t("questions.time.onHelp")}
          clearable
          value={fieldOfInstant(until)}
          onChange={(value) =>
            change({ until: wallOfField(value), version: null })
          }
        />
      </Group>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconHistory}
            title={t("questions.time.none")}
            body={t("questions.time.noneHelp")}
          />
        }
      >
        {({ rows }) => {
          const asked = params.get("version");
          const shown = rows.find(({ id }) => id === asked) ?? rows[0];
          return (
            <Beside
              side={
                <Panel title={t("questions.time.states")}>
                  <StateList
                    rows={rows}
                    shown={shown?.id ?? null}
                    onShow={(version) => change({ version })}
                  />
                  <LoadMore onMore={more} loading={growing} />
                </Panel>
              }
            >
              {shown !== undefined && <ShownState row={row} state={shown} />}
            </Beside>
          );
        }}
      </QueryState>
    </>
  );
}

interface ShownStateProps {
  row: Row<"questions">;
  state: Row<"questionStates">;
}

/** A question as it was, what differs from now, and how it is taken back. */
function ShownState({ row, state }: ShownStateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const was = stateQuestion(state.data, row.data);
  const when = format.dateTime(state.data.at);
  const differences = questionDifferences(
    comparedNow(was),
    comparedNow(row.data),
  );
  const isSame = differences.length === 0 && was.archived === row.data.archived;
  return (
    <Stack>
      <Panel title={t("questions.time.asOn", { when })}>
        <Stack>
          <LanguageTabs
            complete={completeIn(was)}
            value={language}
            onChange={setLanguage}
          />
          <QuestionPreview key={state.id} question={was} language={language} />
        </Stack>
      </Panel>
      <QuestionFacts question={was} />
      <Panel title={t("questions.time.since")}>
        <DifferenceTable
          differences={differences}
          before={when}
          after={t("questions.time.now")}
        />
      </Panel>
      {!isSame && <Restoring row={row} state={state} when={when} />}
    </Stack>
  );
}

function Restoring({ row, state, when }: ShownStateProps & { when: string }) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const name = row.data.questionRef;
  const restore = () =>
    run(
      () => restoreState(row, state.data),
      () => notifyDone(t("questions.messages.stateRestored", { name, when })),
    );
  const ask = async () => {
    const agreed = await confirm({
      title: t("questions.time.restoreTitle", { name }),
      body: t("questions.time.restoreBody", { when }),
      confirm: t("questions.time.restore"),
    });
    if (agreed) restore();
  };
  return (
    <>
      <FormFailure failure={failure} onRetry={restore} />
      <Group>
        <Button
          loading={busy}
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => void ask()}
        >
          {t("questions.time.restore")}
        </Button>
      </Group>
    </>
  );
}
