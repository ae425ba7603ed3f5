import { sessionFacts } from "@domain/enrichment/facts";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { EvaluationFormProps } from "./evaluation-form";

/** What the way to say how a session went is called; null for who may not, and before it was placed. */
export function useEvaluateLabel({
  session,
  completes,
}: Pick<EvaluationFormProps, "session" | "completes">): string | null {
  const { t } = useTranslation();
  const may = useCan();
  const { status, isDeleted, evaluation } = session.data;
  const mayAct = may("act", "enrichmentSessions", sessionFacts(session.data));
  if (!mayAct || isDeleted || status === "add") return null;
  if (completes) return t("enrichment.use.evaluation.complete");
  return evaluation === null
    ? t("enrichment.use.evaluation.begin")
    : t("enrichment.use.evaluation.again");
}
