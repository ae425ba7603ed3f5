import type { LatenessSpan } from "@domain/task/lateness/span";
import { latenessSpans, periodOfSpan } from "@domain/task/lateness/span";
import { parisDay } from "@domain/time/paris";
import { Stack } from "@mantine/core";
import { IconClockExclamation, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useAnswer } from "../../../data/hooks/use-answer";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { usePageParams } from "../../../ui/list/search-params";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { LatenessReport } from "./lateness-report";

/** How punctual the tasks of a period were, for those who see totals. */
export function LatenessTab() {
  const { t } = useTranslation();
  return useCan()("tally", "evaluations") ? (
    <Report />
  ) : (
    <EmptyState
      icon={IconLock}
      title={t("shell.states.notAllowed")}
      body={t("shell.messages.notAllowed")}
    />
  );
}

function Report() {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const today = parisDay(useNow());
  const span: LatenessSpan =
    latenessSpans.find((one) => one === params.get("since")) ?? "month";
  const { since, until } = periodOfSpan(span, today);
  const { zooId } = useReadySession();
  const live = useAnswer("readLateness", { zooId, period: { since, until } });
  return (
    <Stack gap="md">
      <ChoiceChips
        label={t("tasks.lateness.period")}
        description={t("tasks.lateness.help")}
        options={latenessSpans.map((value) => ({
          value,
          label: t(`tasks.lateness.spans.${value}`),
        }))}
        value={span}
        onChange={(next) => change({ since: next === "month" ? null : next })}
      />
      <QueryState
        query={live}
        isEmpty={({ total }) => total.inTime + total.late === 0}
        empty={
          <EmptyState
            icon={IconClockExclamation}
            title={t("tasks.lateness.none")}
          />
        }
      >
        {(lateness) => (
          <LatenessReport lateness={lateness} period={{ since, until }} />
        )}
      </QueryState>
    </Stack>
  );
}
