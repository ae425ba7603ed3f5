import { automationTaskQueries } from "@domain/automation/history/history-queries";
import { Stack, Title } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries, useNow } from "../../../../data/hooks/use-live";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { usePageParams } from "../../../../ui/list/search-params";
import { DoneTasks } from "./done-tasks";
import { Entries, TaskEntry } from "./entries";
import { PassedRuns } from "./passed-runs";

const parts = ["history", "skipped", "failed"] as const;
type Part = (typeof parts)[number];

/** Which part of a history an address shows; null for none. */
export const historyPart = (tool: string | null): Part | null =>
  parts.find((part) => part === tool) ?? null;

interface AutomationHistoryProps {
  automationId: string;
  part: Part;
}

/** What is still to be done and what was done; apart from it what was passed over, and what failed. */
export function AutomationHistory({
  automationId,
  part,
}: AutomationHistoryProps) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  return (
    <Stack>
      <ChoiceChips
        label={t("tasks.automations.tabs.history")}
        hideLabel
        options={parts.map((value) => ({
          value,
          label: t(`tasks.automations.parts.${value}`),
        }))}
        value={part}
        onChange={(tool) => change({ tool })}
      />
      {part === "history" ? (
        <>
          <StillToDo automationId={automationId} />
          <DoneTasks automationId={automationId} />
        </>
      ) : (
        <PassedRuns key={part} automationId={automationId} which={part} />
      )}
    </Stack>
  );
}

/** What an automation made that is still to be done; nothing where all is done. */
function StillToDo({
  automationId,
}: Pick<AutomationHistoryProps, "automationId">) {
  const { t } = useTranslation();
  const now = useNow();
  const session = useReadySession();
  const todo = useLiveQueries(
    useMemo(
      () => automationTaskQueries(session, automationId, "todo"),
      [session, automationId],
    ),
  );
  if (todo.state !== "data" || todo.data.rows.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5">
        {t("tasks.automations.todo")}
      </Title>
      <Entries>
        {todo.data.rows.map((row) => (
          <TaskEntry key={row.id} row={row} now={now} />
        ))}
      </Entries>
    </section>
  );
}
