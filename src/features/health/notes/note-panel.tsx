import type { NoteForm } from "@domain/health/notes/form";
import { noteForm, noteIssues, noteValues } from "@domain/health/notes/form";
import type { HealthNote } from "@domain/health/notes/note";
import {
  noteTextMax,
  noteTitleMax,
  noteTypes,
} from "@domain/health/notes/note";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { notifyDone } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField, DayField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { NoteAbout } from "./note-writes";
import { correctNote, writeNote } from "./note-writes";

interface NotePanelProps {
  about: Omit<NoteAbout, "name">;
  /** What is corrected; null: a new note. */
  note: HealthNote | null;
  onClose: () => void;
}

type Typed = Omit<NoteForm, "at"> & { at: string | null };

const wholeMinuteMs = 60_000;
const fields = ["noteType", "title", "text", "at", "nextDue"] as const;

function useNoteForm(note: HealthNote | null) {
  const { t } = useTranslation();
  const now = useNow();
  const [initial] = useState((): Typed => {
    const form = noteForm(note, new Date());
    return { ...form, at: fieldOfInstant(form.at) };
  });
  // What is corrected keeps its own instant, to the millisecond.
  const formOf = (typed: Typed): NoteForm => ({
    ...typed,
    at: note === null ? instantOfField(typed.at) : note.at,
  });
  // The field says whole minutes.
  const latest = () => new Date((note?.at ?? now).getTime() + wholeMinuteMs);
  const form = useRecordForm<Typed>({
    name: "healthNote",
    initial,
    issuesOf: (typed) => noteIssues(formOf(typed), latest()),
    labelOf: (field) =>
      t(
        `health.notes.fields.${fields.find((one) => one === field) ?? "title"}`,
      ),
    wordsOf: ({ field, code }) =>
      field === "nextDue" && code === "endBeforeStart"
        ? t("health.notes.messages.nextDueAfter")
        : undefined,
  });
  return { form, read: () => noteValues(formOf(form.values), latest()) };
}

/** Notes something of an animal, or says a note otherwise. */
export function NotePanel({ about, note, onClose }: NotePanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [dirty, setDirty] = useState(false);
  const { form, read } = useNoteForm(note);
  const title = t(`health.notes.actions.${note === null ? "add" : "correct"}`);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const values = read();
    if (values === null) return;
    const name = t(`health.notes.options.${values.noteType}`);
    const outcome = await (note === null
      ? writeNote({ ...about, name }, values)
      : correctNote({ ...about, name }, note, values));
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
        {note === null ? (
          <ChoiceChips
            {...form.field("noteType")}
            label={t("health.notes.fields.noteType")}
            options={noteTypes.map((value) => ({
              value,
              label: t(`health.notes.options.${value}`),
            }))}
            value={form.values.noteType}
            onChange={(noteType) => form.change({ noteType })}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t(`health.notes.options.${note.noteType}`)} ·{" "}
            {format.dateTime(note.at)}
          </Text>
        )}
        <TextInput
          {...form.input("title")}
          label={t("health.notes.fields.title")}
          maxLength={noteTitleMax}
          required
        />
        <Textarea
          {...form.input("text")}
          label={t("health.notes.fields.text")}
          maxLength={noteTextMax}
          autosize
          minRows={3}
          maxRows={12}
        />
        {note === null && (
          <DateTimeField
            {...form.field("at")}
            label={t("health.notes.fields.at")}
            value={form.values.at}
            onChange={(at) => form.change({ at })}
            required
          />
        )}
        <DayField
          {...form.field("nextDue")}
          label={t("health.notes.fields.nextDue")}
          clearable
          value={form.values.nextDue}
          onChange={(nextDue) => form.change({ nextDue })}
        />
      </PanelForm>
    </RecordPanel>
  );
}
