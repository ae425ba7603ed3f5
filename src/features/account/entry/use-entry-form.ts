import type { Issue } from "@domain/schema/issue";
import { issuesByField } from "@domain/schema/issue";
import type { ParseKeys } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { wordsOf } from "../password-words";

interface Options<T> {
  initial: T;
  /** What is wrong with the values, in the order of the fields. */
  issuesOf: (values: T) => readonly Issue[];
  /** Sends what is typed; rejects AppError. */
  send: (values: T) => Promise<void>;
  /** Where each field of this page has its id. */
  name?: string;
}

export interface EntryForm<T> {
  values: T;
  change: (values: Partial<T>) => void;
  /** Id and message of a field. */
  field: (name: keyof T & string) => { id: string; error: string | undefined };
  /** Why it was refused; null while all is well. */
  refusal: ParseKeys | null;
  sending: boolean;
  submit: () => Promise<void>;
}

/**
 * The state of a form before the app: nothing of it is kept, for it holds passwords. What is wrong shows
 * once it was sent, and the first field of it has the focus.
 */
export function useEntryForm<T extends object>({
  initial,
  issuesOf,
  send,
  name = "entry",
}: Options<T>): EntryForm<T> {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<ParseKeys | null>(null);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [sending, setSending] = useState(false);
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  const issues = issuesByField(
    isChecked ? [...issuesOf(values), ...refused] : refused,
  );
  useEffect(() => {
    if (wanted !== null)
      document.getElementById(`${name}-${wanted.field}`)?.focus();
  }, [wanted, name]);
  const lead = (to: Issue | undefined) => {
    if (to !== undefined) setWanted({ field: to.field });
  };
  const attempt = async () => {
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const { details } = error as { details?: { issues?: Issue[] } };
      const named = details?.issues ?? [];
      setRefused(named);
      lead(named[0]);
      if (named.length === 0) setRefusal(errorKey(error));
    } finally {
      setSending(false);
    }
  };
  return {
    values,
    change: (wish) => {
      setValues((now) => ({ ...now, ...wish }));
      setRefused([]);
    },
    field: (field) => {
      const issue = issues.get(field);
      return {
        id: `${name}-${field}`,
        error: issue && wordsOf(t, issue),
      };
    },
    refusal,
    sending,
    submit: async () => {
      if (sending) return;
      setChecked(true);
      setRefusal(null);
      const first = issuesOf(values)[0];
      lead(first);
      if (first === undefined) await attempt();
    },
  };
}
