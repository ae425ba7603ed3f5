import type { Campaign } from "@domain/campaign/campaign";
import { speciesOf } from "@domain/campaign/subjects";
import { lessonsQuery, lessonsShown } from "@domain/lesson/lesson-queries";
import { holdsLessons, isOpen } from "@domain/lesson/standing";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus, IconSchool } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useCan } from "../../../data/hooks/use-can";
import {
  useLiveQueries,
  useNow,
  useOnline,
} from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { FormFailure } from "../../../ui/form/form-failure";
import { ListNotes } from "../../../ui/list/list-notes";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { LessonCard } from "./lesson-card";

/** Whether any animal follows from what a campaign is about: lessons know no other subjects. */
const meetsAnimals = (campaign: Campaign): boolean =>
  campaign.animalIds.length > 0 || speciesOf(campaign, []).length > 0;

/** The lessons of a pedagogical campaign: one to be opened, those that are open, and what classes found. */
export function LessonsTab({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const { data: campaign, id: campaignId } = row;
  const { zooId } = campaign;
  const may = useCan();
  const now = useNow();
  const reads = may("read", "lessons", { zooId });
  const live = useLiveQueries(reads ? [lessonsQuery(zooId, campaignId)] : null);
  if (!reads) return <Text c="dimmed">{t("lessons.states.notYours")}</Text>;
  return (
    <Stack gap="md">
      {may("create", "lessons", { zooId }) && (
        <OpenLesson row={row} now={now} />
      )}
      <QueryState
        query={live}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={IconSchool}
            title={t("lessons.states.none")}
            body={t("lessons.help.lessons")}
          />
        }
      >
        {({ rows, unreadable, full }) => (
          <>
            {rows.map(({ id, data }, index) => (
              <LessonCard
                key={id}
                lesson={data}
                open={isOpen(data, now)}
                opened={index === 0}
              />
            ))}
            <ListNotes
              unreadable={unreadable}
              full={full}
              shown={lessonsShown}
            />
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function OpenLesson({ row, now }: { row: Row<"campaigns">; now: Date }) {
  const { t } = useTranslation();
  const online = useOnline();
  const { busy, failure, run } = useSubmit();
  // The same until it is answered: asked again, it is the same lesson.
  const [operationId, setOperationId] = useState(newId);
  const { data: campaign, id: campaignId } = row;
  const why = !holdsLessons(campaign, now)
    ? t("lessons.help.notRunning")
    : meetsAnimals(campaign)
      ? null
      : t("lessons.help.noAnimals");
  const open = () =>
    run(
      () => call("openLesson", { operationId, campaignId }),
      () => setOperationId(newId()),
    );
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={busy}
          disabled={why !== null || !online}
          onClick={open}
        >
          {t("lessons.actions.open")}
        </Button>
        <Text size="sm" c="dimmed" maw={560}>
          {online ? (why ?? t("lessons.help.open")) : t("lessons.help.network")}
        </Text>
      </Group>
      <FormFailure
        failure={failure}
        title={t("lessons.messages.notOpened")}
        onRetry={open}
      />
    </Stack>
  );
}
