import type { CurrentNote } from "@domain/health/notes/fold";
import { Box } from "@mantine/core";
import { useFiles } from "../../../data/files/use-attachments";
import { Slot } from "../../slots";
import { noteFolder } from "./note-writes";

interface NoteFilesProps {
  current: CurrentNote;
  mayAttach: boolean;
}

/** The files of a note, those of what it said before too; nothing where there is none and none is being added. */
export function NoteFiles({ current, mayAttach }: NoteFilesProps) {
  const { note, history, attachments: stored } = current;
  const others = history.filter(({ noteId }) => noteId !== note.noteId);
  const attachments = useFiles({
    folders: [...others, note].map(noteFolder),
    stored,
    mayAttach,
  });
  if (stored.length + attachments.waiting.length === 0 && !mayAttach)
    return null;
  return (
    <Box mt="sm">
      <Slot
        name="files.attached"
        props={{ type: "healthNotes", title: note.title ?? "", attachments }}
      />
    </Box>
  );
}
