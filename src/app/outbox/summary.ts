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
      const key = `${texts[collection] ?? collection}.fields.${field}`;
      const text = shown(value, format);
      return text === null || !i18next.exists(key)
        ? []
        : [{ label: i18next.t(key as "common.fields.language"), value: text }];
    }),
  );
}
