import type { Evaluation } from "@domain/evaluation/evaluation";
import {
  anEvaluation,
  answered,
  aSubmission,
} from "../../../builders/campaigns";
import { sector1, sector2, zooB } from "../../../builders/ids";
import {
  commit,
  erase,
  set,
  some,
  stampedChange,
  stampedNew,
} from "../../attack/asked";
import type { Asked } from "../../attack/over-http";
import { values } from "./values";

/** What somebody asks for; past every client. */
export type Try = readonly [
  what: string,
  ask: (project: string, by: string) => Asked,
];

type Forged = Partial<Record<keyof Evaluation | "isAdmin", unknown>>;

/** One that this person begins now, as the product does. */
export const begun = (by: string, forged: object = {}): object => ({
  ...values(
    anEvaluation({
      evaluationId: "new",
      authorId: by,
      startedAt: new Date(),
    }),
  ),
  ...forged,
});

const at = "/evaluations/new";
export const begins = (project: string, by: string, forged: Forged = {}) =>
  stampedNew(project, at, by, begun(by, forged));

const forging = (what: string, forged: Forged): Try => [
  `begin ${what}`,
  (project, by) => begins(project, by, forged),
];
const without = (field: keyof Evaluation): Try => [
  `begin without ${field}`,
  (project, by) => {
    const { [field]: _, ...rest } = begun(by) as Record<string, unknown>;
    return stampedNew(project, at, by, rest);
  },
];

const score = values(
  aSubmission({
    score: {
      criteria: [],
      overall: {
        mean: 1,
        low: 1,
        high: 1,
        minimum: 1,
        minimumLow: 1,
        minimumHigh: 1,
        upperBound: false,
      },
    },
  }),
)["score"];

/** Evaluations that nobody begins. */
const beginnings: Try[] = [
  forging("for somebody else", { authorId: "somebody" }),
  forging("for nobody", { authorId: "" }),
  forging("handed in already", { status: "submitted" }),
  forging("with an instant of handing in", { submittedAt: new Date() }),
  forging("with a device it was handed in from", { submittedFrom: "device-1" }),
  forging("open to keepers", { openToKeepers: true }),
  forging("with readers", { readers: ["keeper"] }),
  forging("with answers", { responses: { "Q-001": values(answered("yes")) } }),
  forging("with a score", { score }),
  forging("with a day", { day: "2026-11-20" }),
  forging("with a late device", { late: [{ deviceId: "x", at: new Date() }] }),
  forging("with flaws", { flaws: [{ questionRef: "Q-001", code: "missing" }] }),
  forging("corrected", { correctedAt: new Date() }),
  forging("deleted", { isDeleted: true }),
  forging("sealed of a campaign that is not", { sealed: true }),
  forging("as an expert of one that asks none", { mode: "expert" }),
  forging("open of a campaign of experts", {
    campaignId: "campaign-expert",
    mode: "expert",
  }),
  forging("normal of a campaign of experts", { campaignId: "campaign-expert" }),
  forging("normal of a training", { campaignId: "campaign-training" }),
  forging("of a mode that is none", { mode: "script" }),
  forging("of an animal that is not asked about", {
    subjectId: "animal-foreign",
    specieId: "specie-1",
  }),
  forging("of an animal that is not there", { subjectId: "nowhere" }),
  forging("of an enclosure that is not asked about", {
    subjectKind: "enclosure",
    subjectId: "enclosure-1",
    specieId: null,
  }),
  forging("of a group that is not asked about", {
    subjectKind: "group",
    subjectId: "group-1",
    specieId: null,
    sectorIds: [],
  }),
  forging("of an animal as a group", { subjectKind: "group" }),
  forging("of a kind that is none", { subjectKind: "users" }),
  forging("of a campaign", { subjectKind: "campaign" }),
  forging("of a path up", { subjectId: "../users/self" }),
  forging("of a path", { subjectId: "animal-1/healthValues/x" }),
  forging("of a reserved name", { subjectId: "__x__" }),
  forging("of another species", { specieId: "specie-2" }),
  forging("of no species", { specieId: null }),
  forging("in another sector", { sectorIds: [sector2] }),
  forging("in two sectors", { sectorIds: [sector1, sector2] }),
  forging("in no sector", { sectorIds: [] }),
  forging("in another establishment", { zooId: zooB }),
  forging("of another establishment's campaign", {
    campaignId: "campaign-foreign",
  }),
  forging("of a campaign that is not there", { campaignId: "nowhere" }),
  forging("of a campaign up the path", {
    campaignId: "../campaigns/campaign-1",
  }),
  forging("of a campaign by number", { campaignId: 1 }),
  forging("of a deleted campaign", { campaignId: "campaign-gone" }),
  forging("of a campaign that was stopped before", {
    campaignId: "campaign-stopped",
  }),
  forging("of a campaign that asks no questionnaire", {
    campaignId: "campaign-scan",
  }),
  forging("of another questionnaire", { surveyId: "survey-draft" }),
  forging("of a version that came later", { version: 2 }),
  forging("of a draft", { version: 3 }),
  forging("of version 0", { version: 0 }),
  forging("of version -1", { version: -1 }),
  forging("of a version by name", { version: "1" }),
  forging("of a draft, outside any campaign", { campaignId: null, version: 3 }),
  forging("of a retired version, outside any campaign", {
    campaignId: null,
    version: 2,
  }),
  forging("of no version, outside any campaign", {
    campaignId: null,
    version: 99,
  }),
  forging("of a version by name, outside any campaign", {
    campaignId: null,
    version: "1",
  }),
  forging("of a version by path, outside any campaign", {
    campaignId: null,
    version: "1/texts/fr",
  }),
  forging("of half a version, outside any campaign", {
    campaignId: null,
    version: 1.5,
  }),
  forging("sealed, outside any campaign", { campaignId: null, sealed: true }),
  forging("as an expert, outside any campaign", {
    campaignId: null,
    mode: "expert",
  }),
  forging("a training, outside any campaign", {
    campaignId: null,
    mode: "training",
  }),
  forging("tomorrow", { startedAt: new Date(Date.now() + 86_400_000) }),
  forging("eleven years ago", { startedAt: new Date("2015-01-01T00:00:00Z") }),
  forging("at no instant", { startedAt: "now" }),
  forging("under another id", { evaluationId: "other" }),
  forging("with a field that there is not", { isAdmin: true }),
  without("authorId"),
  without("campaignId"),
  without("sealed"),
  without("mode"),
  without("sectorIds"),
  without("startedAt"),
  without("version"),
  ...["..", "__x__", "a.b", "é", "x".repeat(41)].map((id): Try => [
    `begin one called ${id.slice(0, 12)}`,
    (project, by) =>
      stampedNew(
        project,
        `/evaluations/${id}`,
        by,
        begun(by, { evaluationId: id }),
      ),
  ]),
  ["begin without a stamp", (_, by) => set(at, begun(by))],
  [
    "begin in another's name",
    (project, by) => stampedNew(project, at, "somebody", begun(by)),
  ],
];

const handedIn = () => ({
  status: "submitted",
  submittedAt: new Date(),
  submittedFrom: "device-1",
});
const changes = (what: string, id: string, forged: () => object): Try => [
  what,
  (project, by) => stampedChange(project, `/evaluations/${id}`, by, forged()),
];
const done = (what: string, forged: object) =>
  changes(what, "evaluation-done", () => forged);

/** What nobody does with one that was handed in, its author included. */
const afterwards: Try[] = [
  done("hand in twice", handedIn()),
  done("hand in from another device", { submittedFrom: "device-2" }),
  done("take back what was handed in", { status: "draft" }),
  done("change the answers", { responses: {} }),
  done("change the score", { score }),
  done("take the score away", { score: null }),
  done("open to keepers", { openToKeepers: true }),
  done("name readers", { readers: ["keeper"] }),
  done("change the day", { day: "2026-01-01" }),
  done("change the subject", { subjectId: "animal-2" }),
  done("change the campaign", { campaignId: null }),
  done("change the author", { authorId: "somebody" }),
  done("change the version", { version: 2 }),
  done("delete", { isDeleted: true }),
  done("say that nothing came late", { late: [] }),
  done("touch without a change", {}),
  changes("break a seal", "evaluation-sealed", () => ({ sealed: false })),
  changes("name a reader under a seal", "evaluation-sealed", () => ({
    readers: ["responsible", "keeper"],
  })),
  changes("hand in a deleted one", "evaluation-deleted", handedIn),
  changes("hand in what is not there", "nowhere", handedIn),
  changes("hand in and score", "evaluation-1", () => ({
    ...handedIn(),
    score,
  })),
  changes("hand in and answer", "evaluation-1", () => ({
    ...handedIn(),
    responses: {},
    readers: ["x"],
  })),
  changes("hand in before it was begun", "evaluation-1", () => ({
    ...handedIn(),
    submittedAt: new Date("2026-11-19T00:00:00Z"),
  })),
  changes("hand in tomorrow", "evaluation-1", () => ({
    ...handedIn(),
    submittedAt: new Date(Date.now() + 86_400_000),
  })),
  changes("hand in from a path", "evaluation-1", () => ({
    ...handedIn(),
    submittedFrom: "../device-1",
  })),
  changes("hand in from no device", "evaluation-1", () => ({
    ...handedIn(),
    submittedFrom: null,
  })),
  changes("hand in from two devices", "evaluation-1", () => ({
    ...handedIn(),
    submittedFrom: ["device-1"],
  })),
  changes("hand in as a status that is none", "evaluation-1", () => ({
    ...handedIn(),
    status: "scored",
  })),
  ["delete for good", () => erase("/evaluations/evaluation-done")],
  [
    "change without a stamp",
    () => some("/evaluations/evaluation-1", handedIn()),
  ],
  [
    "add a reader by a transform",
    (project) =>
      commit(project, "/evaluations/evaluation-sealed", (document) => ({
        transform: {
          document,
          fieldTransforms: [
            {
              fieldPath: "readers",
              appendMissingElements: { values: [{ stringValue: "keeper" }] },
            },
          ],
        },
      })),
  ],
  [
    "raise a score by a transform",
    (project) =>
      commit(project, "/evaluations/evaluation-done", (document) => ({
        transform: {
          document,
          fieldTransforms: [
            {
              fieldPath: "score.overall.mean",
              increment: { doubleValue: 0.5 },
            },
          ],
        },
      })),
  ],
  [
    "delete, among many",
    (project) =>
      commit(
        project,
        "/evaluations/evaluation-done",
        (name) => ({ delete: name }),
        "batchWrite",
      ),
  ],
];

export const evaluations: Try[] = [...beginnings, ...afterwards];

/** What one person does and nobody else: hand in what they began. */
export const handingIn: Try[] = [changes("hand in", "evaluation-1", handedIn)];
