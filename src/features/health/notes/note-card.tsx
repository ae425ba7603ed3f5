import type { CurrentNote } from "@domain/health/notes/fold";
import { isCorrected } from "@domain/health/notes/fold";
import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import { IconPaperclip, IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { usePersonName } from "../use-person-name";
import { NoteFiles } from "./note-files";
import { NoteHistory } from "./note-history";

interface NoteCardProps {
  current: CurrentNote;
  /** It is the one that was asked for: it comes into sight. */
  isSought: boolean;
  mayCorrect: boolean;
  onCorrect: () => void;
  onVoid: () => void;
}

/** A note as it stands: what kind, when, by whom, what it says, its files and what it said before. */
export function NoteCard(props: NoteCardProps) {
  const { current, isSought, mayCorrect } = props;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSought) return;
    card.current?.scrollIntoView({ block: "start" });
    card.current?.focus({ preventScroll: true });
  }, [isSought]);
  const { note } = current;
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const [attaching, setAttaching] = useState(false);
  return (
    <Card ref={card} tabIndex={-1} withBorder style={{ scrollMarginTop: 72 }}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{note.title}</Text>
            <Badge variant="light">
              {t(`health.notes.options.${note.noteType}`)}
            </Badge>
            {isCorrected(current) && (
              <Badge variant="outline">
                {t("health.notes.states.corrected")}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {format.dateTime(note.at)} · {nameOf(note.by)}
          </Text>
          {note.text !== null && (
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {note.text}
            </Text>
          )}
        </Stack>
        {mayCorrect && (
          <NoteMenu {...props} onAttach={() => setAttaching(!attaching)} />
        )}
      </Group>
      <NoteFiles current={current} mayAttach={mayCorrect && attaching} />
      <NoteHistory current={current} />
    </Card>
  );
}

interface NoteMenuProps extends NoteCardProps {
  onAttach: () => void;
}

function NoteMenu({ current, onCorrect, onVoid, onAttach }: NoteMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu
      about={current.note.title ?? ""}
      items={[
        {
          id: "correct",
          label: t("health.notes.actions.correct"),
          icon: IconPencil,
          onPick: onCorrect,
        },
        {
          id: "files",
          label: t("health.notes.actions.files"),
          icon: IconPaperclip,
          onPick: onAttach,
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
  );
}
