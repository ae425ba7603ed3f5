import { Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./questionnaire.module.css";

interface QuestionCommentProps {
  /** Of the question's heading. */
  id: string;
  comment: string | null;
  onComment: (text: string) => void;
}

/** What somebody has to say beside the answer: folded until it is wanted, or there is something. */
export function QuestionComment({
  id,
  comment,
  onComment,
}: QuestionCommentProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(comment !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone it opens below what is seen.
  useEffect(() => {
    if (document.activeElement === field.current)
      field.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  if (!opened && comment === null)
    return (
      <button
        type="button"
        className={classes.quiet}
        aria-describedby={id}
        onClick={() => setOpened(true)}
      >
        {t("questionnaire.actions.comment")}
      </button>
    );
  return (
    <Textarea
      ref={field}
      className={classes.comment ?? ""}
      label={t("questionnaire.fields.comment")}
      aria-describedby={id}
      autoFocus={comment === null}
      autosize
      minRows={2}
      maxRows={8}
      value={comment ?? ""}
      onChange={(event) => onComment(event.currentTarget.value)}
    />
  );
}
