import { Button, Card, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAlone } from "../../../data/observation/alone";
import { useCollecting } from "../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../data/observation/use-ethogram";
import { useEthogram } from "../../../data/observation/use-ethogram";
import { beginObsSession } from "../../../data/observation/writes";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { ContextStep } from "../context/context-step";
import { contextIn } from "../context/use-context-form";
import { useObservable } from "../parts/use-observable";
import { CollectBoard } from "./collect-board";

interface CollectPageProps {
  row: Row<"obsSessions">;
}

/** A session that its observer has planned or collects. */
export function CollectPage({ row }: CollectPageProps) {
  const { t } = useTranslation();
  const { obsId, obsVersion, enclosureId, status } = row.data;
  const ethogram = useEthogram(obsId, obsVersion);
  const { enclosureOf } = useObservable();
  const name = enclosureOf(enclosureId)?.name ?? t("observation.collect.title");
  return (
    <QueryState
      query={ethogram}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={name} />
          <Text>{t("observation.collect.noEthogram")}</Text>
        </>
      }
    >
      {(read) =>
        read !== null && (
          <>
            <PageHeader title={name} facts={read.words.name} />
            {status === "planned" ? (
              <Planned row={row} name={name} />
            ) : (
              <Alone row={row} name={name} read={read} />
            )}
          </>
        )
      }
    </QueryState>
  );
}

function Planned({ row, name }: { row: Row<"obsSessions">; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { animalOf } = useObservable();
  const { plannedFor, animalIds } = row.data;
  const [isAsked, setIsAsked] = useState(false);
  const context = contextIn(row.data);
  if (context !== null && isAsked)
    return (
      <ContextStep
        asked={context}
        of={row.id}
        answers={row.data.contextAnswers}
        onBack={() => setIsAsked(false)}
        onBegin={(answers) => void beginObsSession(row, name, answers)}
      />
    );
  return (
    <Card>
      <Group justify="space-between" gap="md">
        <div>
          {plannedFor !== null && (
            <Text fw={600}>
              {t("observation.collect.plannedFor", {
                date: format.dateTime(plannedFor),
              })}
            </Text>
          )}
          <Text c="dimmed">
            {animalIds.length === 0
              ? t("observation.list.states.noAnimal")
              : format.list(animalIds.map((id) => animalOf(id)?.name ?? id))}
          </Text>
        </div>
        <Button
          size="md"
          onClick={() =>
            context === null
              ? void beginObsSession(row, name)
              : setIsAsked(true)
          }
        >
          {context === null
            ? t("observation.start.begin")
            : t("observation.context.toQuestions")}
        </Button>
      </Group>
    </Card>
  );
}

interface OpenProps extends CollectPageProps {
  name: string;
  read: ReadEthogram;
}

/** Two tabs of one browser never write into one log. */
function Alone(props: OpenProps) {
  const { t } = useTranslation();
  const isAlone = useAlone(`suricate-obs-session ${props.row.id}`);
  return isAlone ? (
    <Open {...props} />
  ) : (
    <Text role="status">{t("observation.collect.otherTab")}</Text>
  );
}

function Open({ row, name, read }: OpenProps) {
  const collecting = useCollecting(row, name);
  return (
    <QueryState query={collecting} skeleton={<PageSkeleton />}>
      {(here) => (
        <CollectBoard row={row} name={name} read={read} collecting={here} />
      )}
    </QueryState>
  );
}
