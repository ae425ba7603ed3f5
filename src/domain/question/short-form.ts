import * as z from "zod";
import { equalValues } from "../record/equal";
import { formIssues, freeText } from "../schema/form";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import type { ShortTable } from "./short";
import { shortNameMax, shortOrder, shortRowsMax } from "./short";

const shortRowSchema = z.object({
  questionRef: z.string(),
  names: z
    .record(z.enum(languages), freeText(shortNameMax))
    // A row that says nothing would be none.
    .refine((names) => Object.values(names).some((name) => name !== ""), {
      error: "required",
      path: ["fr"],
    }),
});
export type ShortRow = z.infer<typeof shortRowSchema>;

/** What somebody types of the table: every language of a row, filled or not. */
export const shortFormSchema = z.object({
  rows: z.array(shortRowSchema).max(shortRowsMax),
});
export type ShortForm = z.infer<typeof shortFormSchema>;

/** What is wrong with the table, in the order of its rows; [] when it may be sent. */
export const shortFormIssues = (form: ShortForm) =>
  formIssues(shortFormSchema, form);

const shortRow = (
  questionRef: string,
  names: ShortTable["rows"][string] = {},
): ShortRow => ({
  questionRef,
  names: Object.fromEntries(
    languages.map((language) => [language, names[language] ?? ""]),
  ) as Record<Language, string>,
});

/** A row for a question that has no short name yet. */
export const newShortRow = (questionRef: string): ShortRow =>
  shortRow(questionRef);

const refsOf = ({ rows }: ShortForm): string[] =>
  rows.map(({ questionRef }) => questionRef);

/** Where a new row comes to stand, from 0: where it would stand anyhow, so that the order need not be stored; last where rows were moved. */
export function placeOfNew(
  form: ShortForm,
  questionRef: string,
  before: Pick<ShortTable, "order"> | null,
): number {
  const refs = refsOf(form);
  const rows = Object.fromEntries(
    [...refs, questionRef].map((ref) => [ref, {}]),
  );
  const anyhow = shortOrder({ rows, order: before?.order ?? [] });
  const others = anyhow.filter((ref) => ref !== questionRef);
  return equalValues(others, refs) ? anyhow.indexOf(questionRef) : refs.length;
}

type Stored = Pick<ShortTable, "rows" | "order">;

/** The rows of a table in its order; without any where there is no table. */
export const shortForm = (table: Stored | null): ShortForm => ({
  rows:
    table === null
      ? []
      : shortOrder(table).map((ref) => shortRow(ref, table.rows[ref])),
});

/**
 * What a form stores, trimmed. The order is as it was where the rows stand in it anyhow: two people who name different
 * questions are then in nobody's way.
 */
export function shortValues(form: ShortForm, before: Stored | null): Stored {
  const rows = Object.fromEntries(
    form.rows.map(({ questionRef, names }) => [
      questionRef,
      Object.fromEntries(
        languages
          .map((language) => [language, names[language].trim()] as const)
          .filter(([, name]) => name !== ""),
      ),
    ]),
  );
  const order = before?.order ?? [];
  const shown = refsOf(form);
  return {
    rows,
    order: equalValues(shown, shortOrder({ rows, order })) ? order : shown,
  };
}
