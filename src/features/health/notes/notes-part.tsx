import { inSector } from "@domain/access/in-sector";
import type { Animal } from "@domain/animal/animal";
import type { CurrentNote } from "@domain/health/notes/fold";
import { currentNotes } from "@domain/health/notes/fold";
import type { HealthNote } from "@domain/health/notes/note";
import {
  healthNotesQuery,
  notesShown,
} from "@domain/health/notes/note-queries";
import { healthSight } from "@domain/health/sight";
import type { Filter } from "@domain/query/query";
import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { NextDues } from "./next-dues";
import { NoteCard } from "./note-card";
import { voidNote } from "./note-writes";

const NotePanel = fetched(() =>
  import("./note-panel").then(({ NotePanel }) => NotePanel),
);

/** What is noted of an animal's health; of those who may not read it nothing stands there, and nothing is asked. */
export function Component({ id }: { id: string }) {
  const session = useReadySession();
  const live = useLiveDoc("animals", id);
  const animal = live.state === "data" ? (live.data?.data ?? null) : null;
  const sight =
    animal === null ? null : healthSight(session, "healthNotes", animal);
  return animal === null || sight === null ? null : (
    <Notes animal={animal} sight={sight} />
  );
}

type Open = { note: HealthNote | null } | null;

function Notes({ animal, sight }: { animal: Animal; sight: Filter[] }) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  const [open, setOpen] = useState<Open>(null);
  const { zooId, animalId, sectorId } = animal;
  const { live, more, growing } = useGrowingList(
    (limit) => healthNotesQuery(zooId, animalId, sight, limit),
    { step: notesShown },
  );
  const facts = { zooId, sectorIds: inSector(sectorId) };
  const isHere = animal.animalState === null && !animal.isArchived;
  const about = { zooId, animalId, sectorId, uid };
  const takeBack = async ({ note }: CurrentNote) => {
    const sure = await confirm({
      title: t("health.notes.messages.voidTitle"),
      body: t("health.notes.messages.voidBody"),
      confirm: t("health.notes.actions.void"),
    });
    if (!sure) return;
    try {
      const name = t(`health.notes.options.${note.noteType}`);
      const outcome = await voidNote({ ...about, name }, note);
      notifyDone(
        t(
          `health.notes.messages.${outcome === "queued" ? "queued" : "voided"}`,
        ),
      );
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Panel
      title={t("health.notes.title")}
      aside={
        isHere &&
        may("create", "healthNotes", facts) && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ note: null })}
          >
            {t("health.notes.actions.add")}
          </Button>
        )
      }
    >
      <QueryState query={live} isEmpty={() => false}>
        {({ rows, unreadable }) => {
          const notes = currentNotes(rows.map(({ data }) => data));
          return (
            <Stack gap="sm">
              <NextDues notes={notes} />
              {notes.length === 0 && (
                <Text c="dimmed">{t("health.notes.states.none")}</Text>
              )}
              {notes.map((current) => (
                <NoteCard
                  key={current.firstId}
                  current={current}
                  mayCorrect={may("correct", "healthNotes", {
                    ...facts,
                    authorId: current.note.by,
                  })}
                  onCorrect={() => setOpen({ note: current.note })}
                  onVoid={() => void takeBack(current)}
                />
              ))}
              <ListNotes
                unreadable={unreadable}
                full={false}
                shown={notes.length}
              />
              <LoadMore onMore={more} loading={growing} />
            </Stack>
          );
        }}
      </QueryState>
      {open !== null && (
        <NotePanel
          about={about}
          note={open.note}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
