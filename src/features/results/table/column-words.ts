import type { Column } from "@domain/evaluation/score/column-list";
import type { TFunction } from "i18next";
import type { ResultNames } from "../data/result-data";

/** What a column of the export holds, in words; its key stands above. */
export function columnWords(
  { about }: Column,
  names: ResultNames,
  t: TFunction,
): string {
  switch (about.kind) {
    case "field":
      return t(`results.table.fields.${about.field}`);
    case "answer":
      return names.question(about.questionRef);
    case "option":
      return names.option(about.questionRef, about.option);
    case "notApplicable":
      return t("results.table.notApplicable");
    case "comment":
      return t("results.table.comment");
    case "criterion":
      return `${names.criterion(about.categoryId)} · ${t(`results.table.figures.${about.figure}`)}`;
    case "overall":
      return t(`results.table.overall.${about.figure}`);
  }
}
