import type { FollowUp } from "@domain/report/cir/follow-up";
import { countFollowUps } from "@domain/report/cir/follow-up";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import {
  notifyDone,
  notifyError,
  notifyInfo,
} from "../../../../ui/feedback/notify";
import { EmptyState } from "../../../../ui/state/empty-state";
import { ListSkeleton } from "../../../../ui/state/skeletons";
import { askTasks } from "../cir-writes";
import { ProgressBar } from "../progress-bar";
import { useCirWords } from "../use-cir-words";
import { FollowUpLine } from "./follow-up-line";

interface FollowUpTabProps {
  row: Row<"cirs">;
  mayChange: boolean;
  /** null: not here yet. */
  followUps: readonly FollowUp[] | null;
}

/** Asks for tasks, once at a time, and says so. */
function useAsking(row: Row<"cirs">) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const ask = (ids: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    askTasks(row, ids)
      .then((outcome) =>
        outcome === "saved"
          ? notifyDone(t("cir.messages.tasksAsked"))
          : notifyInfo(t("cir.messages.queued")),
      )
      .catch(notifyError)
      .finally(() => setBusy(false));
  };
  return { busy, ask };
}

/** What became of each recommendation; a task is made of it by one touch, of all of them by another. */
export function FollowUpTab({ row, mayChange, followUps }: FollowUpTabProps) {
  const { t } = useTranslation();
  const words = useCirWords();
  const { busy, ask } = useAsking(row);
  if (followUps === null) return <ListSkeleton />;
  if (followUps.length === 0)
    return (
      <EmptyState
        icon={IconChecklist}
        title={t("cir.states.noRecommendation")}
        body={t("cir.states.noRecommendationHelp")}
      />
    );
  const askable = mayChange
    ? followUps.flatMap(({ state, recommendation }) =>
        state === "none" && !words.hasNoTeam(recommendation.enclosureId)
          ? [recommendation.recommendationId]
          : [],
      )
    : [];
  return (
    <Stack gap="md">
      <ProgressBar counts={countFollowUps(followUps)} />
      {askable.length > 1 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t("cir.help.tasks")}
          </Text>
          <Button
            mih={44}
            loading={busy}
            leftSection={<IconChecklist size={16} aria-hidden />}
            onClick={() => ask(askable)}
          >
            {t("cir.actions.makeTasks")}
          </Button>
        </Group>
      )}
      <Stack
        component="ol"
        gap="xs"
        m={0}
        p={0}
        aria-label={t("cir.fields.recommendations")}
        style={{ listStyle: "none" }}
      >
        {followUps.map((one) => {
          const id = one.recommendation.recommendationId;
          return (
            <FollowUpLine
              key={id}
              followUp={one}
              cir={row.data}
              busy={busy}
              onAsk={askable.includes(id) ? () => ask([id]) : null}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}
