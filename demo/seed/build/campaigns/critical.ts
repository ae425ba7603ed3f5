import type { Evaluation } from "../../../../src/domain/evaluation/evaluation";
import {
  criticalCause,
  hasCriticalAnswer,
} from "../../../../src/domain/evaluation/critical";
import type { Form } from "../../../../src/domain/survey/engine/form";
import { dayMs } from "../../../../src/domain/time/lengths";
import type { DemoCampaign } from "../../../data/campaigns";
import type { DemoDocument } from "../document";
import { alertDocument } from "../measures/alert-document";

const isCritical = (
  { criticalAt }: DemoCampaign,
  form: Form,
  { responses }: Evaluation,
): boolean => hasCriticalAnswer(form, responses, criticalAt ?? null);

const instantOf = ({ data }: DemoDocument): number =>
  (data as unknown as Evaluation).submittedAt?.getTime() ?? 0;

/**
 * Evaluations, and the alerts in which their critical answers are told of: one for each subject, which somebody looked at the
 * day after, but for the last.
 */
export function withCriticalTold(
  campaign: DemoCampaign,
  form: Form,
  evaluations: readonly DemoDocument[],
): DemoDocument[] {
  const { id: campaignId, name } = campaign;
  const critical = evaluations
    .filter(({ data }) =>
      isCritical(campaign, form, data as unknown as Evaluation),
    )
    .toSorted((a, b) => instantOf(a) - instantOf(b));
  const firsts = new Map<string, Evaluation>();
  for (const { data } of critical) {
    const evaluation = data as unknown as Evaluation;
    const { subjectId } = evaluation;
    if (!firsts.has(subjectId)) firsts.set(subjectId, evaluation);
  }
  const last = [...firsts.keys()].at(-1);
  const alerts = new Map(
    [...firsts].map(([subjectId, first]) => {
      const since = first.submittedAt ?? first.startedAt;
      const looked = {
        status: "acknowledged",
        acknowledgedBy: "manager",
        acknowledgedAt: new Date(since.getTime() + dayMs),
        reason: "Vu avec la vétérinaire, à revoir au prochain bilan.",
      } as const;
      const cause = criticalCause(first, { campaignId, name }, first.sectorIds);
      const became = subjectId === last ? {} : looked;
      return [subjectId, alertDocument(cause, since, became)] as const;
    }),
  );
  const told = evaluations.map((document) => {
    if (!critical.includes(document)) return document;
    const { subjectId } = document.data as unknown as Evaluation;
    const [, toldIn = null] = alerts.get(subjectId)?.path.split("/") ?? [];
    return { ...document, data: { ...document.data, toldIn } };
  });
  return [...told, ...alerts.values()];
}
