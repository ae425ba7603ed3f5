import type { Evaluation } from "@domain/enrichment/session";
import { evaluationNoteMax } from "@domain/enrichment/session";
import { Button, Card, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconArrowBackUp, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { FetchedSessionPicture } from "../evaluation/fetched-picture";
import { Duration } from "../here/duration";
import type { Response } from "../here/faces";
import { Faces } from "../here/faces";
import type { SessionRow } from "../here/use-here";
import { judgeSession, judgementOf, moveSession } from "./log-writes";

interface SessionCardProps {
  row: SessionRow;
  name: string;
  animals: readonly { id: string; name: string }[];
}

/** An object that is there, or was taken out and is to be judged: one touch takes it out, one for each animal's face. */
export function SessionCard({ row, name, animals }: SessionCardProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { data, pending } = row;
  // What was touched just now may not have come back yet: the next touch must not lose it.
  const [said, setSaid] = useState<Evaluation["responses"]>({});
  const [note, setNote] = useState("");
  const isThere = data.status === "ongoing";
  const watched =
    data.animalIds.length === 0
      ? animals
      : animals.filter(({ id }) => data.animalIds.includes(id));
  const say = (animalId: string, response: Response) => {
    const responses = { ...said, [animalId]: response };
    setSaid(responses);
    const judgement = judgementOf(data, { responses, note: "" });
    judgeSession("evaluate", row, uid, { name, judgement });
  };
  const close = () =>
    judgeSession("complete", row, uid, {
      name,
      judgement: judgementOf(data, { responses: said, note }),
    });
  return (
    <Card component="li" withBorder>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} lineClamp={2}>
              {data.quantity > 1 ? `${name} × ${String(data.quantity)}` : name}
            </Text>
            <Text size="sm" c="dimmed">
              {isThere
                ? t("enrichment.log.states.there")
                : t("enrichment.log.states.toJudge")}{" "}
              · <Duration session={data} />
            </Text>
          </div>
          {pending && <PendingBadge />}
          {isThere && (
            <Button
              size="md"
              mih={48}
              variant="light"
              leftSection={<IconArrowBackUp size={20} aria-hidden />}
              aria-label={t("enrichment.log.actions.removedNamed", { name })}
              style={{ flexShrink: 0 }}
              onClick={() => moveSession("takeOut", row, uid, name)}
            >
              {t("enrichment.log.actions.removed")}
            </Button>
          )}
        </Group>
        <Faces
          animals={watched}
          said={{ ...data.evaluation?.responses, ...said }}
          onSay={say}
        />
        {isThere && <FetchedSessionPicture session={data} name={name} />}
        {!isThere && (
          <>
            <Textarea
              label={t("enrichment.log.fields.note")}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              maxLength={evaluationNoteMax}
              autosize
              minRows={1}
              maxRows={6}
            />
            <FetchedSessionPicture session={data} name={name} />
            <Button
              size="md"
              mih={48}
              leftSection={<IconCheck size={20} aria-hidden />}
              aria-label={t("enrichment.log.actions.closeNamed", { name })}
              onClick={close}
            >
              {t("enrichment.log.actions.close")}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
