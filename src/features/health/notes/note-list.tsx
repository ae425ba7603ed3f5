import { inSector } from "@domain/access/in-sector";
import type { CurrentNote } from "@domain/health/notes/fold";
import type { NoteType } from "@domain/health/notes/note";
import { noteReasonMax, noteTypes } from "@domain/health/notes/note";
import { Chip, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { askWords } from "../../../ui/feedback/ask-words";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { NoteCard } from "./note-card";
import type { NoteAbout } from "./note-writes";
import { voidNote } from "./note-writes";

type About = Omit<NoteAbout, "name">;

/** Takes a note back, for a reason that is asked for. */
function useTakingBack(about: About) {
  const { t } = useTranslation();
  return async ({ note }: CurrentNote) => {
    const answer = await askWords({
      title: t("health.notes.messages.voidTitle"),
      body: t("health.notes.messages.voidBody"),
      words: {
        label: t("health.notes.fields.voidReason"),
        max: noteReasonMax,
        required: true,
      },
      confirm: t("health.notes.actions.void"),
      danger: true,
    });
    if (answer === null) return;
    try {
      const name = t(`health.notes.options.${note.noteType}`);
      const reason = (answer.words ?? "").replaceAll(/\s+/g, " ").trim();
      const outcome = await voidNote({ ...about, name }, note, reason);
      notifyDone(
        t(
          `health.notes.messages.${outcome === "queued" ? "queued" : "voided"}`,
        ),
      );
    } catch (error) {
      notifyError(error);
    }
  };
}

/** The note that the address asks for; earlier ones are read until it is here. */
function useSought(
  notes: readonly CurrentNote[],
  { more, growing }: NoteListProps["list"],
): string | null {
  const [params] = usePageParams();
  const sought = params.get("noteId");
  const isHere = notes.some(({ firstId }) => firstId === sought);
  useEffect(() => {
    if (sought !== null && !isHere && !growing) more?.();
  }, [sought, isHere, growing, more]);
  return sought;
}

interface NoteListProps {
  about: About;
  notes: readonly CurrentNote[];
  unreadable: number;
  list: Pick<GrowingList<"healthNotes">, "more" | "growing">;
  onCorrect: (note: CurrentNote) => void;
  /** What stands above. */
  children: ReactNode;
}

/** The notes that hold, the latest first, all or those of a type, and the way to more. */
export function NoteList(props: NoteListProps) {
  const { about, notes, unreadable, list, onCorrect, children } = props;
  const { t } = useTranslation();
  const may = useCan();
  const takeBack = useTakingBack(about);
  const [type, setType] = useState<NoteType | null>(null);
  const sought = useSought(notes, list);
  const shown = notes.filter(
    ({ note, firstId }) =>
      type === null || note.noteType === type || firstId === sought,
  );
  const { zooId, sectorId } = about;
  return (
    <Stack gap="sm">
      {children}
      <TypeChips notes={notes} type={type} onChange={setType} />
      {shown.length === 0 && (
        <Text c="dimmed">{t("health.notes.states.none")}</Text>
      )}
      {shown.map((current) => (
        <NoteCard
          key={current.firstId}
          current={current}
          isSought={current.firstId === sought}
          mayCorrect={may("correct", "healthNotes", {
            zooId,
            sectorIds: inSector(sectorId),
            authorId: current.note.by,
          })}
          onCorrect={() => onCorrect(current)}
          onVoid={() => void takeBack(current)}
        />
      ))}
      <ListNotes unreadable={unreadable} full={false} shown={shown.length} />
      <LoadMore onMore={list.more} loading={list.growing} />
    </Stack>
  );
}

interface TypeChipsProps {
  notes: readonly CurrentNote[];
  /** null: all. */
  type: NoteType | null;
  onChange: (type: NoteType | null) => void;
}

const all = "all";

/** Which of the notes are shown; nothing where they are all of one type. */
function TypeChips({ notes, type, onChange }: TypeChipsProps) {
  const { t } = useTranslation();
  const there = noteTypes.filter(
    (one) => one === type || notes.some(({ note }) => note.noteType === one),
  );
  if (there.length < 2 && type === null) return null;
  return (
    <Chip.Group
      value={type ?? all}
      onChange={(value) =>
        onChange(noteTypes.find((one) => one === value) ?? null)
      }
    >
      <Group
        gap="xs"
        role="group"
        aria-label={t("health.notes.fields.noteType")}
      >
        <Chip value={all}>{t("health.notes.states.all")}</Chip>
        {there.map((one) => (
          <Chip key={one} value={one}>
            {t(`health.notes.options.${one}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
