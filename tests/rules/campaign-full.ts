import type { DocumentData } from "firebase/firestore";
import {
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
} from "../builders/campaigns";
import { created } from "./harness";
import type { Name } from "./people";

const text = (length: number) => "x".repeat(length);
const now = () => new Date();

/** What people write of evaluations, each as long as it may be. */
export const fullOfCampaigns = [
  {
    collection: "evaluations",
    action: "create",
    path: "evaluations/evaluation-full",
    data: (name: Name): DocumentData =>
      created(
        anEvaluation({
          evaluationId: "evaluation-full",
          authorId: name,
          startedAt: now(),
        }),
        name,
      ),
  },
  {
    collection: "evaluations",
    action: "submit",
    path: "evaluations/evaluation-1",
    data: (): DocumentData => ({
      status: "submitted",
      submittedAt: now(),
      submittedFrom: "device-1",
    }),
  },
  {
    collection: "evaluationDrafts",
    action: "create",
    path: "evaluations/evaluation-1/drafts/device-full",
    data: (name: Name): DocumentData =>
      created(
        anEvaluationDraft({
          deviceId: "device-full",
          authorId: name,
          answers: `{${text(199_999)}`,
          seen: `{${text(1999)}`,
          at: now(),
        }),
        name,
      ),
  },
  {
    collection: "evaluationDrafts",
    action: "change",
    path: "evaluations/evaluation-1/drafts/device-1",
    data: (): DocumentData => ({
      answers: `{${text(199_999)}`,
      seen: `{${text(1999)}`,
      at: now(),
    }),
  },
  {
    collection: "evaluationCorrections",
    action: "create",
    path: "evaluations/evaluation-done/corrections/correction-full",
    data: (name: Name): DocumentData =>
      created(
        anEvaluationCorrection({
          evaluationId: "evaluation-done",
          correctionId: "correction-full",
          questionRef: text(200),
          answer: text(5000),
          reason: text(500),
          by: name,
          at: now(),
        }),
        name,
      ),
  },
] as const;
