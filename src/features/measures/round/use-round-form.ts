import type { Issue } from "@domain/schema/issue";
import { begunForm } from "@domain/schema/form";
import { useCallback, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { RoundForm } from "./round-form";
import { emptyRound, roundIssues, roundSchema } from "./round-form";
import type { Entry } from "./use-round";

const drafts = draftStore<RoundForm>("measures-round", (kept) =>
  begunForm(roundSchema, kept),
);

/** The form of a round, kept over a reload; `about`: the id of the sector or enclosure. */
export function useRoundForm(about: string, entries: readonly Entry[]) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const now = useNow();
  const draft = useDraft(drafts, useDraftOwner("round", about), () => about);
  const labelOf = (field: string) => {
    const entry = entries.find(({ key }) => field === `typed.${key}`);
    if (entry === undefined) return t("measures.fields.at");
    const where = entry.areaName ?? entry.name;
    return `${nameOf(entry.row.data)}, ${where}`;
  };
  const form: RecordForm<RoundForm> = useRecordForm<RoundForm>({
    name: "round",
    initial: emptyRound,
    draft,
    issuesOf: (values): Issue[] => roundIssues(values, entries, now),
    labelOf,
  });
  // The fields are drawn by themselves: what they call must stay the same.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const type = useCallback((key: string, value: string) => {
    const { typed } = latest.current.values;
    latest.current.change({ typed: { ...typed, [key]: value } });
  }, []);
  const estimate = useCallback((key: string, isEstimated: boolean) => {
    const others = latest.current.values.estimated.filter((one) => one !== key);
    latest.current.change({
      estimated: isEstimated ? [...others, key] : others,
    });
  }, []);
  /** What is typed now, which may be more than when it was last drawn. */
  const current = useCallback(() => latest.current.values, []);
  return { form, type, estimate, current };
}
