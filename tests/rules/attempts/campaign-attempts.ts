import { campaignFacts } from "@domain/campaign/collection";
import { evaluationFacts } from "@domain/evaluation/collection";
import {
  aCampaign,
  aCampaignKey,
  aCampaignProgress,
  aLesson,
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "../../builders/campaigns";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const campaign = attemptsOn("campaigns", campaignFacts(aCampaign()));
const lesson = attemptsOn("lessons", { zooId: zooA });
const progress = attemptsOn("campaignProgress", { zooId: zooA });
const key = attemptsOn(
  "campaignKeys",
  { zooId: zooA, readers: ["responsible"] },
  { reader: ["responsible"] },
);

const anybodys = { owner: ["author"], reader: [] } as const;
const begun = attemptsOn("evaluations", evaluationFacts(anEvaluation()), {
  ...anybodys,
  openK: [],
});
const done = attemptsOn(
  "evaluations",
  evaluationFacts(aSubmission()),
  anybodys,
);
const closed = attemptsOn(
  "evaluations",
  evaluationFacts(aSubmission({ openToKeepers: false })),
  { ...anybodys, openK: [] },
);
const sealedOne = aSubmission({
  sealed: true,
  openToKeepers: false,
  readers: ["responsible"],
});
/** Nobody's but its author's and its readers'. */
const alone = {
  owner: ["author"],
  reader: ["responsible"],
  A: [],
  S: [],
  P: [],
  X: [],
  M: [],
  V: [],
  openK: [],
} as const;
const sealed = attemptsOn("evaluations", evaluationFacts(sealedOne), alone);
const draft = attemptsOn(
  "evaluationDrafts",
  { zooId: zooA, authorId: "author" },
  { owner: ["author"] },
);
const correction = attemptsOn(
  "evaluationCorrections",
  evaluationFacts(aSubmission()),
  anybodys,
);
/** There is none yet: who keeps it is told so. */
const keyless = attemptsOn(
  "campaignKeys",
  { zooId: zooA, readers: [] },
  { reader: [] },
);

const path = "campaigns/campaign-1";
const keyPath = `${path}/private/key`;
const month = `${path}/progress/2026-11`;
const evaluation = "evaluations/evaluation-1";
const handedIn = "evaluations/evaluation-done";
const device = `${evaluation}/drafts/device-1`;
const corrected = `${handedIn}/corrections/correction-1`;

const aFile = (of: string) => ({
  id: "p1",
  path: `${zooA}/${of}/${"0".repeat(32)}.jpg`,
  kind: "photo",
  size: 1000,
});

export const attempts: Attempt[] = [
  campaign.get(path),
  campaign.list(path, "zooId", zooA),
  campaign.create("campaigns/campaign-new", () =>
    aCampaign({ campaignId: "campaign-new" }),
  ),
  campaign.update(["change", "rename"], path, { name: "Été" }),
  campaign.update(["end", "stop"], path, { status: "stopped" }),
  campaign.update(["remove", "delete softly"], path, { status: "deleted" }),
  campaign.remove(["remove", "delete"], path),
  progress.get(month),
  progress.list(month, "zooId", zooA),
  progress.create(`${path}/progress/2026-12`, () =>
    aCampaignProgress({ month: "2026-12" }),
  ),
  progress.update(["change", "change"], month, { subjects: {} }),
  progress.remove(["remove", "delete"], month),
  key.get(keyPath),
  keyless.get("campaigns/campaign-expert/private/key"),
  key.create("campaigns/campaign-expert/private/key", () => aCampaignKey()),
  key.update(["change", "change"], keyPath, { answers: "{}" }),
  key.remove(["remove", "delete"], keyPath),
  lesson.get("lessons/lesson-1"),
  lesson.list("lessons/lesson-1", "zooId", zooA),
  lesson.create("lessons/lesson-new", () =>
    aLesson({ lessonId: "lesson-new" }),
  ),
  lesson.update(["close", "close"], "lessons/lesson-1", {
    closedAt: new Date(),
  }),
  lesson.update(["join", "open again"], "lessons/lesson-1", {
    closesAt: new Date(),
  }),
  lesson.update(["submit", "count"], "lessons/lesson-1", { given: {} }),
  begun.get(evaluation),
  done.get(handedIn),
  closed.get("evaluations/evaluation-closed"),
  sealed.get("evaluations/evaluation-sealed"),
  done.update(["tally", "count all of them"], handedIn, { status: "draft" }),
  done.update(["tallyPeople", "count by person"], handedIn, {
    status: "draft",
  }),
  done.create("evaluations/evaluation-new", (by) =>
    anEvaluation({
      evaluationId: "evaluation-new",
      authorId: by,
      startedAt: new Date(),
    }),
  ),
  begun.update(["submit", "hand in"], evaluation, () => ({
    status: "submitted",
    submittedAt: new Date(),
    submittedFrom: "device-1",
  })),
  begun.update(["attach", "point at what was recorded"], evaluation, {
    media: [aFile(evaluation)],
  }),
  done.update(["attach", "point at what was recorded later"], handedIn, {
    media: [aFile(handedIn)],
  }),
  begun.update(["change", "change"], evaluation, { version: 2 }),
  done.update(["remove", "delete softly"], handedIn, { isDeleted: true }),
  done.remove(["remove", "delete"], handedIn),
  draft.get(device),
  draft.create(`${evaluation}/drafts/device-new`, (by) =>
    anEvaluationDraft({
      deviceId: "device-new",
      authorId: by,
      at: new Date(),
    }),
  ),
  draft.update(["change", "answer on"], device, () => ({
    answers: "{}",
    at: new Date(),
  })),
  draft.remove(["remove", "delete"], device),
  correction.get(corrected),
  correction.create(`${handedIn}/corrections/correction-new`, (by) =>
    anEvaluationCorrection({
      evaluationId: "evaluation-done",
      correctionId: "correction-new",
      by,
      at: new Date(),
    }),
  ),
  correction.update(["change", "change"], corrected, { reason: "Autre" }),
  correction.remove(["remove", "delete"], corrected),
];
