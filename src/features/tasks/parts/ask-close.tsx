import { taskNotesMax } from "@domain/task/task";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { modals } from "@mantine/modals";
import i18next from "i18next";
import { useState } from "react";
import { questionsReady } from "../../../ui/feedback/questions-ready";

interface CloseFormProps {
  body: string;
  onClose: (notes: string | null) => void;
  onCancel: () => void;
}

function CloseForm({ body, onClose, onCancel }: CloseFormProps) {
  const { t } = i18next;
  const [notes, setNotes] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClose(notes.trim() === "" ? null : notes.trim());
      }}
    >
      <Stack>
        <Text>{body}</Text>
        <Textarea
          label={t("tasks.fields.closingNotes")}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={taskNotesMax}
          value={notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" data-autofocus>
            {t("tasks.actions.close")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks before closing a task, with room for notes; null when declined. */
export async function askClose(
  body: string,
): Promise<{ notes: string | null } | null> {
  await questionsReady;
  return new Promise((resolve) => {
    const id = modals.open({
      title: i18next.t("tasks.messages.closeTitle"),
      closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
      // The page has one banner; the dialog's head is no second one.
      attributes: { header: { role: "presentation" } },
      onClose: () => resolve(null),
      children: (
        <CloseForm
          body={body}
          onClose={(notes) => {
            resolve({ notes });
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}
