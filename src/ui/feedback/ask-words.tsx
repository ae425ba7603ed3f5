import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { modals } from "@mantine/modals";
import i18next from "i18next";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { questionsReady } from "./questions-ready";

export interface WordsQuestion {
  /** Names the thing. */
  title: string;
  /** Says the consequence. */
  body: string;
  /** What is asked for. */
  label: string;
  /** The most characters. */
  max: number;
  /** The verb on the button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

interface WordsFormProps extends WordsQuestion {
  onConfirm: (words: string | null) => void;
  onCancel: () => void;
}

/** Enter confirms, with or without Ctrl; Shift and Enter begin a new line. */
function confirmsOn(event: KeyboardEvent): boolean {
  return (
    event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing
  );
}

function WordsForm(props: WordsFormProps) {
  const { body, label, max, confirm, danger, onConfirm, onCancel } = props;
  const { t } = i18next;
  const [words, setWords] = useState("");
  const done = () => onConfirm(words.trim() === "" ? null : words.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <Stack>
        <Text>{body}</Text>
        <Textarea
          data-autofocus
          label={label}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={max}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (!confirmsOn(event)) return;
            event.preventDefault();
            done();
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {props.cancel ?? t("common.actions.cancel")}
          </Button>
          <Button type="submit" {...(danger === true ? { color: "red" } : {})}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks before a step, with room for a word about it where the focus starts; null when declined. */
export async function askWords(
  question: WordsQuestion,
): Promise<{ words: string | null } | null> {
  await questionsReady;
  return new Promise((resolve) => {
    const id = modals.open({
      title: question.title,
      closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
      // The page has one banner; the dialog's head is no second one.
      attributes: { header: { role: "presentation" } },
      onClose: () => resolve(null),
      children: (
        <WordsForm
          {...question}
          onConfirm={(words) => {
            resolve({ words });
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}
