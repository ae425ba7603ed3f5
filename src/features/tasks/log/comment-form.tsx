import { formIssues } from "@domain/schema/form";
import { commentFormSchema, taskEntryMax } from "@domain/task/log/task-entry";
import { Button, Stack, Textarea } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { commentDrafts } from "./comment-draft";
import { comment } from "./log-writes";

interface CommentFormProps {
  row: Row<"tasks">;
  /** Something was said just now: more may follow. */
  again: boolean;
  onDirty: (dirty: boolean) => void;
  onSent: () => void;
}

/** Room for a word about a task; what was begun is kept over a reload. */
export function CommentForm({ row, again, onDirty, onSent }: CommentFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(commentDrafts, useDraftOwner(row.id), () => row.id);
  const form = useRecordForm({
    name: "comment",
    draft,
    initial: { text: "" },
    issuesOf: (values) => formIssues(commentFormSchema, values),
    labelOf: () => t("tasks.log.fields.text"),
  });
  const { dirty, values } = form;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [onDirty, dirty]);
  const submit = () => {
    if (!form.check()) return;
    comment(row, values.text.trim());
    form.release();
    draft.drop();
    onSent();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs">
        <Textarea
          {...form.input("text")}
          label={t("tasks.log.fields.text")}
          autoFocus={again}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={taskEntryMax}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey))
              return;
            event.preventDefault();
            submit();
          }}
        />
        {values.text !== "" && (
          <Button
            type="submit"
            variant="light"
            style={{ alignSelf: "flex-end" }}
          >
            {t("tasks.log.actions.send")}
          </Button>
        )}
      </Stack>
    </form>
  );
}
