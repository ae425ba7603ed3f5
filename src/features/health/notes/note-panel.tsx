import type { CurrentNote } from "@domain/health/notes/fold";
import { noteForm, noteIssues, noteValues } from "@domain/health/notes/form";
import type { HealthNote, NoteType } from "@domain/health/notes/note";
import { noteReasonMax } from "@domain/health/notes/note";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { TextInput } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { HeldFile } from "../../../data/files/held-files";
import { holdFiles } from "../../../data/files/held-files";
import { useNow } from "../../../data/hooks/use-live";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { Slot } from "../../slots";
import type { TypedNote } from "./note-fields";
import { NoteFields } from "./note-fields";
import type { NoteAbout } from "./note-writes";
import { correctNote, writeNote } from "./note-writes";

interface NotePanelProps {
  about: Omit<NoteAbout, "name">;
  /** What is corrected; null: a new note. */
  note: CurrentNote | null;
  /** Of which type a new one is, where that is known. */
  preset: NoteType | null;
  /** What a new one is about, where that is known. */
  words?: string | undefined;
  onClose: () => void;
}

const wholeMinuteMs = 60_000;
const fields = [
  "noteType",
  "title",
  "text",
  "at",
  "nextDue",
  "reason",
] as const;

function useNoteForm(
  note: HealthNote | null,
  { preset, words }: Pick<NotePanelProps, "preset" | "words">,
) {
  const { t } = useTranslation();
  const now = useNow();
  const [initial] = useState((): TypedNote => {
    const form = noteForm(note, new Date(), preset, words);
    return { ...form, at: fieldOfInstant(form.at) };
  });
  // What is corrected keeps its own instant, to the millisecond.
  const formOf = (typed: TypedNote) => ({
    ...typed,
    at: note === null ? instantOfField(typed.at) : note.at,
  });
  // The field says whole minutes.
  const kind = note === null ? "new" : "correction";
  const latest = () => new Date((note?.at ?? now).getTime() + wholeMinuteMs);
  const form = useRecordForm<TypedNote>({
    name: "healthNote",
    initial,
    issuesOf: (typed) => noteIssues(formOf(typed), latest(), kind),
    labelOf: (field) =>
      t(
        `health.notes.fields.${fields.find((one) => one === field) ?? "title"}`,
      ),
    wordsOf: ({ field, code }) =>
      field === "nextDue" && code === "endBeforeStart"
        ? t("health.notes.messages.nextDueAfter")
        : undefined,
  });
  return { form, read: () => noteValues(formOf(form.values), latest(), kind) };
}

/** The files that go with it, chosen before it is saved. */
function useHeld() {
  const [held] = useState(holdFiles);
  const files = useSyncExternalStore(held.subscribe, held.list);
  /** Hands them over; they are here again where they are not wanted. */
  const withFiles = async <T,>(
    work: (files: readonly HeldFile[]) => Promise<T>,
  ): Promise<T> => {
    const given = await held.release();
    try {
      return await work(given);
    } catch (error) {
      for (const { kind, bytes } of given) held.add(kind, bytes);
      throw error;
    }
  };
  return { held, any: files.length > 0, withFiles };
}

/** Notes something of an animal, or says a note otherwise. */
export function NotePanel(props: NotePanelProps) {
  const { about, note: current, onClose } = props;
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const note = current?.note ?? null;
  const { form, read } = useNoteForm(note, props);
  const { held, any, withFiles } = useHeld();
  const title = t(`health.notes.actions.${note === null ? "add" : "correct"}`);
  const close = async () => {
    if (await askLeave(dirty || any)) onClose();
  };
  const save = async () => {
    const values = read();
    if (values === null) return;
    const name = t(`health.notes.options.${values.noteType}`);
    const outcome = await withFiles((files) =>
      note === null
        ? writeNote({ ...about, name }, values, files)
        : correctNote({ ...about, name }, note, values, files),
    );
    notifyDone(
      t(`health.notes.messages.${outcome === "queued" ? "queued" : "saved"}`),
    );
  };
  return (
    <RecordPanel title={title} onClose={() => void close()}>
      <PanelForm
        label={title}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <NoteFields form={form} note={note} />
        <Slot
          name="files.held"
          props={{
            type: "healthNotes",
            held,
            stored: current?.attachments.length ?? 0,
          }}
        />
        {note !== null && (
          <TextInput
            {...form.input("reason")}
            label={t("health.notes.fields.reason")}
            maxLength={noteReasonMax}
            required
          />
        )}
      </PanelForm>
    </RecordPanel>
  );
}
