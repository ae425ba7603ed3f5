import { useForm } from "@mantine/form";
import type { ChangeEvent } from "react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Texts } from "../../lib/i18n/texts";
import type { FieldProblem } from "./error-summary";
import type { Draft } from "./draft/use-draft";
import { clashing, resumed } from "./draft/use-draft";
import { useUnsavedGuard } from "./unsaved-guard";

/** What is wrong with one field; `code` is a message under `errors.fields`. */
export interface FormIssue {
  /** Dotted, `areas.1.areaName`. */
  field: string;
  code: keyof Texts["errors"]["fields"];
  values?: Record<string, string | number>;
}

interface Options<T> {
  /** Begins every field's id, so that two forms never share one. */
  name: string;
  initial: T;
  /** What the schema says of the values, in the order of the fields. */
  issuesOf: (values: T) => readonly FormIssue[];
  /** The label of a field, for the summary. */
  labelOf: (field: string) => string;
  /** Words for an issue that its code does not tell well enough. */
  wordsOf?: (issue: FormIssue) => string | undefined;
  /** Where what is typed is kept while it is not saved. */
  draft?: Draft<T> | undefined;
}

export interface FieldBinding {
  id: string;
  error: string | undefined;
}

/** To spread on the input of a field: a value or a change event, as Mantine's inputs give them. */
export interface InputBinding<V> extends FieldBinding {
  value: V;
  onChange: (
    given: V | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  ) => void;
}

/** To spread on a select whose choice cannot be taken back. */
export interface ChoiceBinding<V> extends FieldBinding {
  value: V;
  onChange: (chosen: V | null) => void;
}

type ListItem<T, K extends keyof T> = T[K] extends readonly (infer I)[]
  ? I
  : never;

/** The items of a list field, each edited at its place. */
export interface ListEdits<I> {
  /** At a place, from 0; last where none is given. */
  insert: (item: I, index?: number) => void;
  remove: (index: number) => void;
  /** To another place; one past either end stays where it is. */
  move: (from: number, to: number) => void;
  change: (index: number, changes: Partial<I>) => void;
}

export interface RecordForm<T> {
  values: T;
  change: (values: Partial<T>) => void;
  /** Id and message of a field, to spread on its input. */
  field: (name: string) => FieldBinding;
  /** The same with value and change. */
  input: <K extends keyof T & string>(name: K) => InputBinding<T[K]>;
  choice: <K extends keyof T & string>(name: K) => ChoiceBinding<T[K]>;
  list: <K extends keyof T & string>(name: K) => ListEdits<ListItem<T, K>>;
  problems: readonly FieldProblem[];
  /** How often something was found wrong on sending, here or by the server. */
  tries: number;
  dirty: boolean;
  /** Shows from now on what is wrong; true when nothing is. */
  check: () => boolean;
  /** Shows what the server found wrong, each at its field until that field is changed. */
  setErrors: (issues: readonly FormIssue[]) => void;
  /** What was typed is in good hands: leaving no longer asks. */
  release: () => void;
  /** Forgets what was kept over a reload and begins anew; null where nothing was. */
  startOver: (() => void) | null;
  /** What others have changed since it was typed and kept, by the fields' labels; [] for nothing. */
  clashes: readonly string[];
}

const same = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * The state of a form: values, problems once it was sent for the first time, and a guard on leaving.
 * Mantine's form holds the values and what the server said; what the schema says follows from the values.
 */
export function useRecordForm<T extends Record<string, unknown>>({
  name,
  initial,
  issuesOf,
  labelOf,
  wordsOf,
  draft,
}: Options<T>): RecordForm<T> {
  const { t } = useTranslation();
  const kept = draft?.found ?? null;
  const form = useForm<T>({
    initialValues: kept === null ? initial : resumed(kept, initial),
  });
  const [isResumed, setResumed] = useState(kept !== null);
  const [checked, setChecked] = useState(false);
  const [tries, setTries] = useState(0);
  const [clashes] = useState(() =>
    kept === null ? [] : clashing(kept, initial),
  );
  const [released, setReleased] = useState(false);
  const [start] = useState(initial);
  // Mantine's own answer forgets a changed list once another field was put back.
  const dirty = !released && !same(form.values, start);
  useUnsavedGuard(dirty, draft?.drop);
  const { values } = form;
  useEffect(() => {
    if (dirty) draft?.save({ form: values, start });
    else draft?.drop();
  }, [draft, dirty, values, start]);
  const messages = new Map<string, string>();
  const messageOf = (issue: FormIssue) =>
    wordsOf?.(issue) ?? t(`errors.fields.${issue.code}`, { ...issue.values });
  const note = (issue: FormIssue) => {
    if (!messages.has(issue.field)) messages.set(issue.field, messageOf(issue));
  };
  if (checked) issuesOf(values).forEach(note);
  for (const [field, message] of Object.entries(form.errors))
    if (typeof message === "string") messages.set(field, message);
  const field = (path: string): FieldBinding => ({
    id: `${name}-${path}`,
    error: messages.get(path),
  });
  return {
    values,
    change: (changes) => {
      for (const [path, value] of Object.entries(changes))
        form.setFieldValue(path, value as never);
    },
    field,
    input: (path) => ({
      ...field(path),
      value: values[path],
      onChange: (
        form.getInputProps(path) as Pick<
          InputBinding<T[typeof path]>,
          "onChange"
        >
      ).onChange,
    }),
    choice: (path) => ({
      ...field(path),
      value: values[path],
      onChange: (chosen) => {
        if (chosen !== null) form.setFieldValue(path, chosen as never);
      },
    }),
    list: (path) => ({
      insert: (item, index) => form.insertListItem(path, item as never, index),
      remove: (index) => form.removeListItem(path, index),
      move: (from, to) => form.reorderListItem(path, { from, to }),
      change: (index, changes) => {
        for (const [part, value] of Object.entries(changes))
          form.setFieldValue(`${path}.${index}.${part}`, value as never);
      },
    }),
    problems: [...messages].map(([path, message]) => ({
      field: path,
      fieldId: `${name}-${path}`,
      label: labelOf(path),
      message,
    })),
    tries,
    dirty,
    check: () => {
      setChecked(true);
      const isSound = issuesOf(values).length === 0;
      if (!isSound) setTries((before) => before + 1);
      return isSound;
    },
    setErrors: (issues) => {
      setTries((before) => before + 1);
      form.setErrors(
        Object.fromEntries(
          issues.map((issue) => [issue.field, messageOf(issue)]),
        ),
      );
    },
    release: () => {
      flushSync(() => setReleased(true));
      draft?.drop();
    },
    clashes: isResumed ? clashes.map(labelOf) : [],
    startOver: isResumed
      ? () => {
          form.setValues(start);
          form.clearErrors();
          setChecked(false);
          setResumed(false);
        }
      : null,
  };
}
