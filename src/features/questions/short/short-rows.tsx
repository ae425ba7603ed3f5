import type { ShortForm } from "@domain/question/short-form";
import { newShortRow, placeOfNew } from "@domain/question/short-form";
import type { ShortTable } from "@domain/question/short";
import { shortRowsMax } from "@domain/question/short";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { SearchField } from "../../../ui/list/filter/filter-bar";
import { LoadMore } from "../../../ui/list/load-more";
import { matchesText } from "../../../ui/list/search-text";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { fieldAt } from "./field-at";
import { NewRow } from "./new-row";
import { ShortRow } from "./short-row";
import classes from "./short-rows.module.css";

/** So many rows are drawn at first, and more by the button: each has a field of its own. */
const step = 60;

interface ShortRowsProps {
  form: RecordForm<ShortForm>;
  /** As it is stored; null: not yet. */
  before: ShortTable | null;
  questions: readonly Row<"questions">[];
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The places of the rows in which something is wrong: they are shown whatever is looked for. */
const wrongIn = ({ problems }: RecordForm<ShortForm>): ReadonlySet<number> =>
  new Set(problems.map(({ fieldId }) => fieldAt(fieldId).row));

/** The rows of the table: added, taken away, moved by arrows or by the mouse, named in one language at a time. */
export function ShortRows(props: ShortRowsProps) {
  const { form, before, questions, language, onLanguage } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(step);
  const [taken, setTaken] = useState<number | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const { rows } = form.values;
  const list = form.list("rows");
  const focusNext = useNextFocus();
  const byRef = new Map(
    questions.map(({ data }) => [data.questionRef, data] as const),
  );
  const wrong = wrongIn(form);
  const found = rows
    .map((row, place) => ({ row, place }))
    .filter(
      ({ row: { questionRef, names }, place }) =>
        wrong.has(place) ||
        questionRef === added ||
        matchesText(typed, [questionRef, ...Object.values(names)]),
    );
  const shown = found.filter(
    ({ row, place }, rank) =>
      rank < most || wrong.has(place) || row.questionRef === added,
  );
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("questions.short.help")}
      </Text>
      <LanguageTabs
        complete={languages.filter((one) =>
          rows.every(({ names }) => names[one].trim() !== ""),
        )}
        value={language}
        onChange={onLanguage}
      />
      <NewRow
        questions={questions}
        rows={rows}
        full={rows.length >= shortRowsMax}
        onAdd={(questionRef) => {
          const place = placeOfNew(form.values, questionRef, before);
          list.insert(newShortRow(questionRef), place);
          setAdded(questionRef);
        }}
      />
      {rows.length > 12 && (
        <SearchField
          label={t("questions.short.search")}
          value={typed}
          onChange={setTyped}
        />
      )}
      <ul className={classes.rows} aria-label={t("questions.fields.rows")}>
        {shown.map(({ row, place }) => (
          <ShortRow
            key={row.questionRef}
            row={row}
            place={place}
            last={place === rows.length - 1}
            fixed={typed !== ""}
            question={byRef.get(row.questionRef)}
            language={language}
            binding={form.field(`rows.${place}.names.${language}`)}
            isNew={row.questionRef === added}
            onName={(name) =>
              list.change(place, { names: { ...row.names, [language]: name } })
            }
            onMove={(to) => list.move(place, to)}
            onRemove={() => {
              list.remove(place);
              focusNext(
                ...[place, place - 1].map(
                  (at) => form.field(`rows.${at}.names.${language}`).id,
                ),
              );
            }}
            onTake={() => setTaken(place)}
            onDrop={() => {
              if (taken !== null && typed === "") list.move(taken, place);
              setTaken(null);
            }}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <Text c="dimmed" role="status">
          {t(
            rows.length === 0
              ? "questions.short.none"
              : "questions.short.notFound",
          )}
        </Text>
      )}
      <LoadMore
        onMore={found.length > most ? () => setMost(most + step) : null}
        loading={false}
      />
    </Stack>
  );
}
