import type { NoteForm } from "@domain/health/notes/form";
import type { HealthNote } from "@domain/health/notes/note";
import {
  noteTextMax,
  noteTitleMax,
  noteTypes,
} from "@domain/health/notes/note";
import { Text, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField, DayField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";

/** A note as its fields hold it: its instant in wall time. */
export type TypedNote = Omit<NoteForm, "at"> & { at: string | null };

interface NoteFieldsProps {
  form: RecordForm<TypedNote>;
  /** What is corrected, whose type and instant stay; null: a new note. */
  note: HealthNote | null;
}

/** What a note says. */
export function NoteFields({ form, note }: NoteFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {note === null ? (
        <ChoiceChips
          {...form.field("noteType")}
          label={t("health.notes.fields.noteType")}
          required
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
    </>
  );
}
