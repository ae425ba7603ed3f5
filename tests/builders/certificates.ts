import type { Certificate } from "@domain/certificate/certificate";
import { certificateSchema } from "@domain/certificate/certificate";
import { zooA } from "./ids";

/** What somebody proved with the answers of one evaluation. */
export const aCertificate = (more: Partial<Certificate> = {}): Certificate =>
  certificateSchema.parse({
    zooId: zooA,
    certificateId: "answers_evaluation-1",
    userId: "self",
    campaignId: "campaign-1",
    kind: "answers",
    sourceId: "evaluation-1",
    formId: "survey-1",
    version: 1,
    at: new Date("2026-11-20T09:20:00Z"),
    verdict: "passed",
    figures: [
      { of: "answers", n: 10, value: 0.9, low: 0.596, high: 0.982, why: null },
    ],
    met: ["Q-001"],
    missed: ["Q-002"],
    ...more,
  });
