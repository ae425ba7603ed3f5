import {
  Alert,
  Button,
  Checkbox,
  Group,
  Stack,
  Text,
  Textarea,
} from "@mantine/core";
import { modals } from "@mantine/modals";
import { IconAlertTriangle } from "@tabler/icons-react";
import i18next from "i18next";
import type { KeyboardEvent, ReactNode } from "react";
import { useState } from "react";
import { isFinger } from "../keys/is-finger";
import { questionsReady } from "./questions-ready";

/** Why somebody may want to think again, and the verb on the button then. */
export interface Doubt {
  body: string;
  confirm: string;
}

export interface WordsQuestion {
  /** Names the thing. */
  title: string;
  /** Says the consequence. */
  body: string;
  /** What may be said with it, and in how many characters at most; none unless given. */
  words?: {
    label: string;
    max: number;
    required?: boolean;
    /** What was begun of them before, and where what is typed is kept meanwhile. */
    draft?: { begun: string; keep: (words: string) => void };
  };
  /** What is to be filled in first, above the words. */
  lead?: ReactNode;
  /** What else belongs to it, below the words. */
  more?: ReactNode;
  /** Asked when it is confirmed: false keeps the question open, a doubt is told once and then confirmed. */
  before?: () => boolean | Doubt;
  /** The person may choose to be asked no more. */
  stoppable?: boolean;
  /** The verb on the button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

export interface WordsAnswer {
  words: string | null;
  /** Not to be asked again. */
  never: boolean;
}

interface WordsFormProps extends WordsQuestion {
  onConfirm: (answer: WordsAnswer) => void;
  onCancel: () => void;
}

/** Enter confirms, with or without Ctrl; Shift and Enter begin a new line. */
function confirmsOn(event: KeyboardEvent): boolean {
  return (
    event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing
  );
}

/** Where the focus starts. */
const focused = { "data-autofocus": true };
const unpressed = { ...focused, tabIndex: -1, style: { outline: "none" } };

function WordsForm(props: WordsFormProps) {
  const { body, confirm, danger, stoppable, onConfirm, onCancel } = props;
  const { t } = i18next;
  const coarse = isFinger();
  const [words, setWords] = useState(props.words?.draft?.begun ?? "");
  const [never, setNever] = useState(false);
  const [missing, setMissing] = useState(false);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const said = words.trim() === "" ? null : words.trim();
  /** Whether nothing keeps it from being done; what does is shown. */
  const isSure = () => {
    const answer = props.before?.() ?? true;
    const next = typeof answer === "boolean" ? null : answer;
    setDoubt(next);
    return answer === true || (next !== null && next.body === doubt?.body);
  };
  const done = () => {
    if (said === null && props.words?.required === true) setMissing(true);
    else if (isSure()) onConfirm({ words: said, never });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <Stack>
        <Text {...(coarse && props.words !== undefined ? unpressed : {})}>
          {body}
        </Text>
        {props.lead}
        {props.words !== undefined && (
          <Textarea
            {...(coarse || props.lead !== undefined ? {} : focused)}
            label={props.words.label}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={props.words.max}
            value={words}
            required={props.words.required === true}
            error={missing && said === null && t("errors.fields.required")}
            onChange={({ currentTarget: { value } }) => {
              setWords(value);
              props.words?.draft?.keep(value);
            }}
            onKeyDown={(event) => {
              if (!confirmsOn(event)) return;
              event.preventDefault();
              done();
            }}
          />
        )}
        {props.more}
        {stoppable === true && (
          <Checkbox
            label={t("common.actions.askNoMore")}
            description={t("common.messages.askNoMore")}
            checked={never}
            onChange={({ currentTarget }) => setNever(currentTarget.checked)}
          />
        )}
        {doubt !== null && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {doubt.body}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {props.cancel ?? t("common.actions.cancel")}
          </Button>
          <Button
            type="submit"
            {...(props.words === undefined ? { "data-autofocus": true } : {})}
            {...(danger === true ? { color: "red" } : {})}
          >
            {doubt?.confirm ?? confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks before a step that Enter confirms, with room for a word about it where there is one to say; null when declined. */
export async function askWords(
  question: WordsQuestion,
): Promise<WordsAnswer | null> {
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
          onConfirm={(answer) => {
            resolve(answer);
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}
