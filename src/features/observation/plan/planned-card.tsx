import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { href } from "@domain/pages";
import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { IconCalendarEvent, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import {
  beginObsSession,
  moveObsSession,
  withdrawObsSession,
} from "../../../data/observation/writes";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { FormFailure } from "../../../ui/form/form-failure";
import { ContextStep } from "../context/context-step";
import { contextIn } from "../context/use-context-form";
import { EnclosureReadiness } from "../parts/enclosure-readiness";
import { useObservable } from "../parts/use-observable";
import { ReasonForm } from "../../shared/correcting/reason-form";

interface PlannedCardProps {
  row: Row<"obsSessions">;
  name: string;
}

/** A session that its observer planned: begun, planned for another instant, or withdrawn. */
export function PlannedCard({ row, name }: PlannedCardProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const [changes, setChanges] = useState<"move" | "withdraw" | null>(null);
  const context = contextIn(row.data);
  const close = () => setChanges(null);
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
      <Stack gap="md">
        <PlanFacts row={row} />
        {row.data.channels.includes("scan") && (
          <EnclosureReadiness enclosureId={row.data.enclosureId} />
        )}
        <Group gap="sm">
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
          <Button
            size="md"
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
            onClick={() => setChanges("move")}
          >
            {t("observation.plan.actions.move")}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setChanges("withdraw")}
          >
            {t("observation.plan.actions.withdraw")}
          </Button>
        </Group>
      </Stack>
      {changes === "move" && <Move row={row} name={name} onClose={close} />}
      {changes === "withdraw" && (
        <Withdraw row={row} name={name} onClose={close} />
      )}
    </Card>
  );
}

function PlanFacts({ row }: Pick<PlannedCardProps, "row">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { animalOf } = useObservable();
  const { plannedFor, animalIds } = row.data;
  return (
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
  );
}

interface ChangeProps extends PlannedCardProps {
  onClose: () => void;
}

function Move({ row, name, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const [when, setWhen] = useState(fieldOfInstant(row.data.plannedFor));
  const plannedFor = instantOfField(when);
  const save = () => {
    if (plannedFor !== null)
      run(() => outcomeOf(moveObsSession(row, plannedFor, name)), onClose);
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t("observation.plan.actions.move")}
      closeLabel={t("common.actions.close")}
    >
      <Stack gap="md">
        <DateTimeField
          label={t("observation.start.when")}
          required
          value={when}
          onChange={setWhen}
        />
        <FormFailure failure={failure} onRetry={save} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("common.actions.cancel")}
          </Button>
          <Button loading={busy} disabled={plannedFor === null} onClick={save}>
            {t("common.actions.save")}
          </Button>
        </Group>
      </Stack>
    </SidePanel>
  );
}

function Withdraw({ row, name, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit({ once: true });
  return (
    <ReasonForm
      title={t("observation.plan.headings.withdraw")}
      save={t("observation.plan.actions.withdraw")}
      danger
      problem={null}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={(reason) =>
        run(
          () => outcomeOf(withdrawObsSession(row, reason, name)),
          () => {
            notifyDone(t("observation.plan.messages.withdrawn"));
            void navigate(href("obsSessionList"), { replace: true });
          },
        )
      }
    >
      <Text c="dimmed">{t("observation.plan.messages.withdrawHelp")}</Text>
    </ReasonForm>
  );
}
