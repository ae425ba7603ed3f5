import type { ParseKeys } from "i18next";
import i18next from "i18next";
import type { OutboxEntry } from "../../data/outbox/entry";
import type { useFormat } from "../../lib/use-format";

interface Line {
  label: string;
  value: string;
}

type Format = Pick<ReturnType<typeof useFormat>, "dateTime" | "number">;

/** Where the words for a collection's fields are. */
const texts: Partial<Record<string, string>> = { taskTemplates: "tasks" };

/** Fields whose word goes by another name. */
const words: Partial<Record<string, string>> = {
  takenAt: "taken",
  startedAt: "started",
  completedAt: "completed",
  deletedAt: "cancelledAt",
  deletedReason: "reason",
  visibilityLeadTime: "leadTime",
};

/** The status of a task as people know it. */
const statuses: Partial<Record<string, string>> = {
  OPEN: "open",
  IN_PROGRESS: "inProgress",
  DONE: "closed",
  ARCHIVED: "archived",
  DELETED: "cancelled",
};

/** The words of the first key there is; null for none. */
function wordsOf(...keys: string[]): string | null {
  const known = keys.find((key): key is ParseKeys => i18next.exists(key));
  return known === undefined ? null : i18next.t(known);
}

/** What a stored value means, where it is one of a list. */
const meaning = (text: string, word: string, value: string): string | null =>
  wordsOf(
    `${text}.options.${word}.${value}`,
    ...(word === "status"
      ? [`${text}.states.${statuses[value] ?? value}`]
      : []),
  );

function shown(value: unknown, format: Format): string | null {
  if (value instanceof Date) return format.dateTime(value);
  if (typeof value === "number") return format.number(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** What a refused write held, as far as its fields have a word and a value people can read; [] else. */
export function summaryOf(
  { operations }: Pick<OutboxEntry, "operations">,
  format: Format,
): Line[] {
  return operations.flatMap(({ collection, values }) =>
    Object.entries(values).flatMap(([field, value]) => {
      const text = texts[collection] ?? collection;
      const word = words[field] ?? field;
      const label = wordsOf(`${text}.fields.${word}`);
      const said =
        typeof value === "string" ? meaning(text, word, value) : null;
      const line = said ?? shown(value, format);
      return label === null || line === null ? [] : [{ label, value: line }];
    }),
  );
}
