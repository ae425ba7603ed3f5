import type { Parameter } from "@domain/measures/parameters/parameter";
import { symbolOf } from "@domain/measures/parameters/units";
import { isEstimable } from "@domain/health/values/estimated";
import type { Value } from "@domain/measures/values/value";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { standIn, usePeople } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { HistoryRow, Line } from "./history-rows";

/** A line of the history in words. */
export interface HistoryWords {
  /** What is measured. */
  name: string;
  at: (row: HistoryRow) => string;
  /** null: it was taken back. */
  value: (value: Value | null) => string;
  /** As a program of tables reads it. */
  bare: (value: Value | null) => string;
  /** What a step of a scale is called, "" without a word; null where no value has any. */
  word: ((value: Value | null) => string) | null;
  /** Whether values may be judged by eye. */
  estimated: boolean;
  /** What stands over bare values: with the unit. */
  valueHead: string;
  person: (line: Line) => string;
  source: (line: Line) => string;
  /** "" within the limits. */
  outside: (row: HistoryRow) => string;
}

export function useHistoryWords(parameter: Parameter): HistoryWords {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const people = usePeople(zooId);
  const { nameOf, valueOf, stepWord } = useParameterWords();
  const said = (value: Value | null) =>
    value === null
      ? t("measures.chart.history.voided")
      : valueOf(parameter, value);
  const head = t("measures.chart.fields.value");
  const symbol = symbolOf(parameter.unit);
  return {
    name: nameOf(parameter),
    bare: (value) =>
      typeof value === "number"
        ? format.number(value, { maximumFractionDigits: 6, useGrouping: false })
        : said(value),
    word:
      parameter.measureType === "scale" &&
      (parameter.options.length > 0 || stepWord(parameter, 1) !== null)
        ? (value) =>
            typeof value === "number" ? (stepWord(parameter, value) ?? "") : ""
        : null,
    estimated: isEstimable(parameter),
    valueHead: symbol === "" ? head : `${head} (${symbol})`,
    at: ({ at }) => format.dateTime(at),
    value: said,
    person: ({ by }) => {
      const person = people.of(by);
      if (person !== undefined) return fullName(person);
      return standIn(people, by) ?? t("measures.chart.history.somebody");
    },
    source: ({ source }) => t(`measures.chart.sources.${source}`),
    outside: ({ outside }) =>
      outside === null ? "" : t(`measures.chart.outside.${outside}`),
  };
}
