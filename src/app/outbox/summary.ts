import type { ParseKeys } from "i18next";
import i18next from "i18next";
import type { OutboxEntry } from "../../data/outbox/entry";
import type { RecordWords } from "../../features/feature";
import type { useFormat } from "../../lib/use-format";
import type { OutboxWords } from "./words";

interface Line {
  label: string;
  value: string;
  /** What somebody else had stored in the meantime; null where nobody did. */
  stored: string | null;
}

type Format = Pick<ReturnType<typeof useFormat>, "dateTime" | "number">;

/** The words of the first key there is; null for none. */
function wordsOf(...keys: string[]): string | null {
  const known = keys.find((key): key is ParseKeys => i18next.exists(key));
  return known === undefined ? null : i18next.t(known);
}

/** What a stored value means, where it is one of a list. */
const meaning = (
  { text, states = {} }: RecordWords,
  word: string,
  value: string,
): string | null =>
  wordsOf(
    `${text}.options.${word}.${value}`,
    ...(word === "status" ? [`${text}.states.${states[value] ?? value}`] : []),
  );

function shown(value: unknown, format: Format): string | null {
  if (value instanceof Date) return format.dateTime(value);
  if (typeof value === "number") return format.number(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** What a refused write held, as far as its fields have a word and a value people can read; [] else. */
export function summaryOf(
  { operations, conflicts }: Pick<OutboxEntry, "operations" | "conflicts">,
  words: OutboxWords,
  format: Format,
): Line[] {
  return operations.flatMap(({ collection, values }, index) =>
    Object.entries(values).flatMap(([field, value]) => {
      const record = words[collection] ?? { text: collection };
      const word = record.fields?.[field] ?? field;
      const label = wordsOf(`${record.text}.fields.${word}`);
      const said = (one: unknown) =>
        (typeof one === "string" ? meaning(record, word, one) : null) ??
        shown(one, format);
      const line = said(value);
      const theirs = conflicts.find(
        (one) => one.operation === index && one.field === field,
      );
      const stored = theirs === undefined ? null : said(theirs.stored);
      return label === null || line === null
        ? []
        : [{ label, value: line, stored }];
    }),
  );
}
