import { inSector } from "@domain/access/in-sector";
import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import type { CurrentNote } from "@domain/health/notes/fold";
import { currentNotes } from "@domain/health/notes/fold";
import {
  healthNotesQuery,
  notesShown,
} from "@domain/health/notes/note-queries";
import { healthSight } from "@domain/health/sight";
import type { Filter } from "@domain/query/query";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { useFetchedAhead } from "../../slots";
import { useAlertBegun } from "../use-alert-begun";
import { NextDues } from "./next-dues";
import { NoteList } from "./note-list";

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

/** What a note is written with is here before somebody needs it: by then the network may be gone. */
function useWritingAtHand(): void {
  useFetchedAhead("files.held");
  useEffect(() => {
    NotePanel.fetch().catch(() => undefined);
  }, []);
}

/** What is written: a note said otherwise, or a new one, which may follow another. */
type Open =
  | { correct: CurrentNote }
  | { after: CurrentNote | null; words?: string }
  | null;

/** What is being written; the address may ask for a new note, also about an alert, or the one that follows another. */
function useOpen(
  animalId: string,
  notes: readonly CurrentNote[] | null,
  mayAdd: boolean,
) {
  const [params, change] = usePageParams();
  const [open, setOpen] = useState<Open>(null);
  const from = params.get("from");
  const isAsked = from !== null || params.get("mode") === "note";
  const { words, reader } = useAlertBegun(animalId, isAsked && mayAdd);
  const asked =
    !isAsked || notes === null || !mayAdd || words === null
      ? null
      : { after: notes.find(({ firstId }) => firstId === from) ?? null, words };
  return {
    reader,
    open: open ?? asked,
    setOpen,
    close: () => {
      setOpen(null);
      if (isAsked) change({ from: null, mode: null, alertId: null });
    },
  };
}

interface NotesProps {
  animal: Animal;
  sight: Filter[];
}

function Notes({ animal, sight }: NotesProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  useWritingAtHand();
  const { zooId, animalId, sectorId } = animal;
  const list = useGrowingList(
    (limit) => healthNotesQuery(zooId, animalId, sight, limit),
    { step: notesShown },
  );
  const { live } = list;
  const notes =
    live.state === "data"
      ? currentNotes(live.data.rows.map(({ data }) => data))
      : null;
  const facts = { zooId, sectorIds: inSector(sectorId) };
  const mayAdd = isHere(animal) && may("create", "healthNotes", facts);
  const { open, setOpen, close, reader } = useOpen(animalId, notes, mayAdd);
  const about = { zooId, animalId, sectorId, uid };
  return (
    <Panel
      title={t("health.notes.title")}
      aside={
        mayAdd && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ after: null })}
          >
            {t("health.notes.actions.add")}
          </Button>
        )
      }
    >
      <QueryState query={live} isEmpty={() => false}>
        {({ unreadable }) => (
          <NoteList
            about={about}
            notes={notes ?? []}
            unreadable={unreadable}
            list={list}
            onCorrect={(correct) => setOpen({ correct })}
          >
            <NextDues
              notes={notes ?? []}
              onWrite={mayAdd ? (after) => setOpen({ after }) : null}
            />
          </NoteList>
        )}
      </QueryState>
      {reader}
      {open !== null && (
        <NotePanel
          about={about}
          note={"correct" in open ? open.correct : null}
          preset={"after" in open ? (open.after?.note.noteType ?? null) : null}
          words={"after" in open ? open.words : undefined}
          onClose={close}
        />
      )}
    </Panel>
  );
}
