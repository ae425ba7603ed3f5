import type { Issue } from "@domain/schema/issue";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Box } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone } from "../../../../ui/feedback/notify";
import { DateTimeField } from "../../../../ui/form/fields/date-field";
import { PanelForm } from "../../../../ui/form/panel-form";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { moveSessionTo } from "../session-writes";
import type { SessionRow } from "../use-calendar";

interface MoveFormProps {
  row: SessionRow;
  name: string;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

const issuesOf = ({ begin }: { begin: string | null }): Issue[] =>
  instantOfField(begin) === null ? [{ field: "begin", code: "required" }] : [];

/** Where the button was that asked for it is what it asks: who works by keyboard goes on there. */
function useFocusWithin() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, []);
  return ref;
}

/** To when a plan is moved; it lasts as long as before. */
export function MoveForm({ row, name, onDone, onDirty }: MoveFormProps) {
  const { t } = useTranslation();
  const field = useFocusWithin();
  const form = useRecordForm<{ begin: string | null }>({
    name: "session-move",
    initial: { begin: fieldOfInstant(row.data.plannedFor) },
    issuesOf,
    labelOf: () => t("enrichment.calendar.fields.movedTo"),
  });
  const save = async () => {
    const begin = instantOfField(form.values.begin);
    if (begin !== null) await moveSessionTo(row, begin, name);
    notifyDone(t("enrichment.calendar.messages.moved", { name }));
  };
  return (
    <PanelForm
      label={t("enrichment.calendar.actions.move")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Box ref={field}>
        <DateTimeField
          {...form.field("begin")}
          label={t("enrichment.calendar.fields.movedTo")}
          value={form.values.begin}
          onChange={(begin) => form.change({ begin })}
          required
        />
      </Box>
    </PanelForm>
  );
}
