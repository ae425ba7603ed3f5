import type { CurrentNote } from "@domain/health/notes/fold";
import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { unknownName, usePeople } from "../../../data/hooks/use-names";
import { fullName } from "@domain/person/user";
import { useFormat } from "../../../lib/use-format";
import { MoreMenu } from "../../../ui/menu/more-menu";

interface NoteCardProps {
  current: CurrentNote;
  mayCorrect: boolean;
  onCorrect: () => void;
  onVoid: () => void;
}

/** A note as it stands: what kind, when, by whom, and what it says. */
export function NoteCard({
  current: { note, isCorrected },
  mayCorrect,
  onCorrect,
  onVoid,
}: NoteCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const writer = usePeople(note.zooId).of(note.by);
  return (
    <Card withBorder>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{note.title}</Text>
            <Badge variant="light">
              {t(`health.notes.options.${note.noteType}`)}
            </Badge>
            {isCorrected && (
              <Badge variant="outline">
                {t("health.notes.states.corrected")}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {format.dateTime(note.at)} ·{" "}
            {writer === undefined ? unknownName : fullName(writer)}
          </Text>
          {note.text !== null && (
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {note.text}
            </Text>
          )}
        </Stack>
        {mayCorrect && (
          <MoreMenu
            about={note.title ?? ""}
            items={[
              {
                id: "correct",
                label: t("health.notes.actions.correct"),
                icon: IconPencil,
                onPick: onCorrect,
              },
              {
                id: "void",
                label: t("health.notes.actions.void"),
                icon: IconTrash,
                danger: true,
                onPick: onVoid,
              },
            ]}
          />
        )}
      </Group>
    </Card>
  );
}
