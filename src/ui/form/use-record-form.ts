import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Texts } from "../../lib/i18n/texts";
import type { FieldProblem } from "./error-summary";
import { useUnsavedGuard } from "./unsaved-guard";

/** What is wrong with one field; `code` is a message under `errors.fields`. */
export interface FormIssue {
  field: string;
  code: keyof Texts["errors"]["fields"];
  values?: Record<string, string | number>;
}

interface Options<T> {
  /** Begins every field's id, so that two forms never share one. */
  name: string;
  initial: T;
  issuesOf: (values: T) => readonly FormIssue[];
  /** The label of a field, for the summary. */
  labelOf: (field: string) => string;
}

export interface FieldBinding {
  id: string;
  error: string | undefined;
}

export interface RecordForm<T> {
  values: T;
  change: (values: Partial<T>) => void;
  /** Id and message of a field, to spread on its input. */
  field: (name: string) => FieldBinding;
  problems: readonly FieldProblem[];
  dirty: boolean;
  /** Shows from now on what is wrong; true when nothing is. */
  check: () => boolean;
  /** What was typed is in good hands: leaving no longer asks. */
  release: () => void;
}

const same = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The state of a form: values, problems once it was sent for the first time, and a guard on leaving. */
export function useRecordForm<T extends object>({
  name,
  initial,
  issuesOf,
  labelOf,
}: Options<T>): RecordForm<T> {
  const { t } = useTranslation();
  const [start] = useState(initial);
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [released, setReleased] = useState(false);
  const dirty = !released && !same(values, start);
  useUnsavedGuard(dirty);
  const problems = (checked ? issuesOf(values) : []).map(
    ({ field, code, values: filled }) => ({
      field,
      fieldId: `${name}-${field}`,
      label: labelOf(field),
      message: t(`errors.fields.${code}`, { ...filled }),
    }),
  );
  return {
    values,
    change: (changes) => setValues((now) => ({ ...now, ...changes })),
    field: (field) => ({
      id: `${name}-${field}`,
      error: problems.find((problem) => problem.field === field)?.message,
    }),
    problems,
    dirty,
    check: () => {
      setChecked(true);
      return issuesOf(values).length === 0;
    },
    release: () => flushSync(() => setReleased(true)),
  };
}
