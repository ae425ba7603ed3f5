import {
  aCampaign,
  aCampaignKey,
  aCampaignProgress,
} from "../../../builders/campaigns";
import { zooA, zooB } from "../../../builders/ids";
import {
  commit,
  erase,
  set,
  some,
  stampedChange,
  stampedNew,
} from "../../attack/asked";
import type { Change } from "../../desk-stage";
import { change, create } from "../../desk-stage";
import type { Try } from "./evaluations";
import { values } from "./values";

const one = "/campaigns/campaign-1";
const month = `${one}/progress/2026-11`;
const key = "/campaigns/campaign-training/private/key";

const changed = (what: string, at: string, forged: object): Try => [
  what,
  (project, by) => stampedChange(project, at, by, forged),
];
const made = (what: string, at: string, record: object): Try => [
  what,
  (project, by) => stampedNew(project, at, by, values(record)),
];

/** What nobody writes of a campaign but through the desk. */
export const plans: Try[] = [
  made("a campaign", "/campaigns/new", aCampaign({ campaignId: "new" })),
  ["a campaign over another", () => set(one, values(aCampaign()))],
  changed("its name", one, { name: "Autre" }),
  changed("its status", one, { status: "deleted" }),
  changed("an ended one back", "/campaigns/campaign-stopped", {
    status: "active",
    closedAt: null,
  }),
  changed("when it was closed", "/campaigns/campaign-stopped", {
    closedAt: new Date(),
  }),
  changed("who takes part", "/campaigns/campaign-some", { participants: [] }),
  changed("its experts", "/campaigns/campaign-expert", { experts: ["keeper"] }),
  changed("who handed in", "/campaigns/campaign-expert", {
    submitters: ["keeper"],
  }),
  changed("its mode", "/campaigns/campaign-expert", { mode: "normal" }),
  changed("what it follows", one, { renewedFrom: "campaign-some" }),
  changed("when it is renewed", one, { renewsAfter: "2026-01-01" }),
  changed("its establishment", one, { zooId: zooB }),
  changed("its author", one, { authorId: "keeper" }),
  ["a campaign away", () => erase(one)],
  made(
    "another month of it",
    `${one}/progress/2026-12`,
    aCampaignProgress({ month: "2026-12" }),
  ),
  changed("its progress", month, { subjects: {} }),
  [
    "its progress by a path of fields",
    () => some(month, { "subjects.`animal-1`": {} }),
  ],
  ["its progress away", () => erase(month)],
  made("a key", `${one}/private/other`, aCampaignKey()),
  changed("a key's answers", key, { answers: "{}" }),
  changed("a key's readers", key, { readers: ["keeper"] }),
  ["a key away", () => erase(key)],
  [
    "a reader of a key by a transform",
    (project) =>
      commit(project, key, (document) => ({
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
  changed("which campaigns a questionnaire knows", "/surveys/survey-1", {
    activeCampaigns: [],
  }),
  changed("when an animal was evaluated", "/animals/animal-1", {
    lastEval: new Date(),
  }),
  made("a notice to oneself", "/users/self/notifications/campaign_campaign-1", {
    ...aCampaign(),
    read: false,
  }),
];

/** What is tried at the desk, and who has the right to it. */
export type Desk = readonly [
  what: string,
  changes: Change[],
  may: readonly string[],
];

const planners = [
  "superAdmin",
  "admin",
  "pedago",
  "manager",
  "otherManager",
  "provider",
];
const directors = ["superAdmin", "admin", "pedago"];
const administrators = ["superAdmin", "admin"];

const planned = {
  zooId: zooA,
  name: "Été",
  startDate: "2026-12-01",
  endDate: "2026-12-31",
  surveyId: "survey-1",
  surveyVersion: 1,
  animalIds: ["animal-1"],
};
export const plan = (forged: object = {}) =>
  create("campaigns", "new", { ...planned, ...forged });
export const alter = (forged: object, id = "campaign-1") =>
  change("campaigns", id, forged);
const below = (what: Change, parentId: string): Change => ({
  ...what,
  parentId,
});
const newKey = (campaignId: string, forged: object = {}) =>
  below(
    create("campaignKeys", "key", {
      zooId: zooA,
      campaignId,
      answers: "{}",
      ...forged,
    }),
    campaignId,
  );
const ofKey = (forged: object) =>
  below(change("campaignKeys", "key", forged), "campaign-training");
const evaluation = (id: string, forged: object) =>
  change("evaluations", id, forged);

/** What some may, and others are refused for their right alone. */
export const rights: Desk[] = [
  ["plan a campaign", [plan()], planners],
  ["duplicate one", [plan({ name: "Printemps" })], planners],
  ["rename one", [alter({ name: "Été" })], [...directors, "author"]],
  [
    "name who takes part",
    [alter({ participants: ["self"] })],
    [...directors, "author"],
  ],
  ["archive one", [alter({ status: "archived" })], directors],
  ["stop one", [alter({ status: "stopped" })], directors],
  ["delete one", [alter({ status: "deleted" })], directors],
  [
    "restore one that is not theirs",
    [alter({ status: "active" }, "campaign-foreign")],
    ["superAdmin", "neighbourAdmin"],
  ],
  ["write a key", [newKey("campaign-1")], administrators],
  [
    "change a key",
    [ofKey({ answers: '{"Q-001":{"chosen":["no"]}}' })],
    administrators,
  ],
  [
    "delete an evaluation",
    [evaluation("evaluation-done", { isDeleted: true })],
    administrators,
  ],
  [
    "delete a sealed one",
    [evaluation("evaluation-sealed", { isDeleted: true })],
    [],
  ],
  [
    "delete one elsewhere",
    [evaluation("evaluation-own", { isDeleted: true })],
    ["superAdmin", "neighbourAdmin"],
  ],
];

const forgedPlan = (what: string, forged: object): [string, Change[]] => [
  what,
  [plan(forged)],
];
const forgedChange = (
  what: string,
  forged: object,
  id?: string,
): [string, Change[]] => [what, [alter(forged, id)]];
const many = (length: number) => Array.from({ length }, (_, at) => `x${at}`);

/** What nobody does at the desk, whoever runs the place and the author included. */
export const forged: [what: string, changes: Change[]][] = [
  forgedPlan("plan one that is stopped", { status: "stopped" }),
  forgedPlan("plan in another's name", { authorId: "somebody" }),
  forgedPlan("plan one that follows another", { renewedFrom: "campaign-1" }),
  forgedPlan("plan one that was closed", { closedAt: new Date() }),
  forgedPlan("plan when it is renewed", { renewsAfter: "2020-01-01" }),
  forgedPlan("plan one that was handed in", { submitters: ["author"] }),
  forgedPlan("plan with progress", { progress: {} }),
  forgedPlan("plan for another establishment's people", {
    participants: ["neighbourKeeper"],
  }),
  forgedPlan("plan for people who are not there", { participants: ["nobody"] }),
  forgedPlan("plan with another establishment's experts", {
    mode: "expert",
    experts: ["neighbourKeeper"],
  }),
  forgedPlan("plan about another establishment's animal", {
    animalIds: ["animal-foreign"],
  }),
  forgedPlan("plan about another establishment's group", {
    groupIds: ["group-foreign"],
  }),
  forgedPlan("plan about another establishment's enclosure", {
    enclosureIds: ["enclosure-foreign"],
  }),
  forgedPlan("plan about 501 animals", { animalIds: many(501) }),
  forgedPlan("plan for 201 people", { participants: many(201) }),
  forgedPlan("plan a draft", { surveyVersion: 3 }),
  forgedPlan("plan a retired version", { surveyVersion: 2 }),
  forgedPlan("plan version 0", { surveyVersion: 0 }),
  forgedPlan("plan a version by name", { surveyVersion: "1" }),
  forgedPlan("plan a questionnaire by path", {
    surveyId: "../surveys/survey-1",
  }),
  forgedPlan("plan without an end", { endDate: null }),
  forgedPlan("plan four years", { endDate: "2031-01-01" }),
  forgedPlan("plan the 30th of February", { startDate: "2026-02-30" }),
  forgedPlan("plan a mode that is none", { mode: "script" }),
  forgedPlan("plan what is nothing collected", { collects: [] }),
  forgedPlan("plan 32 a week", {
    targets: { quiz: { count: 32, period: "week" } },
  }),
  forgedPlan("plan a target of a reserved name", {
    targets: { __x__: { count: 1, period: "week" } },
  }),
  forgedPlan("plan renewing each second", {
    autoRenewal: { period: "second" },
  }),
  forgedPlan("plan a name of a megabyte", { name: "x".repeat(1_000_000) }),
  forgedPlan("plan a name nobody sees", { name: "\u200b\u00a0" }),
  forgedPlan("plan with a field that there is not", { isAdmin: true }),
  ...[
    "../x",
    "a/b",
    "__x__",
    "",
    "campaign-1~2",
    "campaign-1_2",
    "campaign-1_3",
  ].map((id): [string, Change[]] => [
    `plan one called "${id}"`,
    [{ ...plan(), id }],
  ]),
  forgedChange("forge what it follows", { renewedFrom: "campaign-some" }),
  forgedChange(
    "forge when it was closed",
    { closedAt: null },
    "campaign-stopped",
  ),
  forgedChange(
    "forge who handed in",
    { submitters: ["author"] },
    "campaign-expert",
  ),
  forgedChange("forge its author", { authorId: "somebody" }),
  forgedChange("move it elsewhere", { zooId: zooB }),
  forgedChange(
    "take a stopped one back",
    { status: "active" },
    "campaign-stopped",
  ),
  forgedChange(
    "archive a stopped one",
    { status: "archived" },
    "campaign-stopped",
  ),
  forgedChange(
    "take a deleted one back",
    { status: "active" },
    "campaign-gone",
  ),
  forgedChange("rename a stopped one", { name: "Été" }, "campaign-stopped"),
  forgedChange("a status that is none", { status: "scored" }),
  forgedChange("take the questionnaire away", { surveyId: null }),
  forgedChange("name foreign experts", {
    mode: "expert",
    experts: ["neighbourKeeper"],
  }),
  ["key of a campaign elsewhere", [newKey("campaign-foreign")]],
  [
    "key of another campaign",
    [{ ...newKey("campaign-1"), parentId: "campaign-some" }],
  ],
  ["key of no campaign", [newKey("nowhere")]],
  ["key up the path", [newKey("../campaigns/campaign-1")]],
  ["key by another name", [{ ...newKey("campaign-1"), id: "other" }]],
  ["key with readers", [newKey("campaign-1", { readers: ["keeper"] })]],
  ["readers of a key", [ofKey({ readers: ["keeper"] })]],
  ["a key that is no JSON", [ofKey({ answers: "{no" })]],
  [
    "a key of 200,001 characters",
    [ofKey({ answers: `{"Q":"${"x".repeat(200_001)}"}` })],
  ],
  [
    "make an evaluation",
    [
      create("evaluations", "new", {
        zooId: zooA,
        surveyId: "survey-1",
        version: 1,
        subjectKind: "animal",
        subjectId: "animal-1",
        startedAt: new Date(),
      }),
    ],
  ],
  [
    "take an evaluation back",
    [evaluation("evaluation-done", { status: "draft" })],
  ],
  [
    "hand one in from another device",
    [evaluation("evaluation-done", { submittedFrom: "device-2" })],
  ],
  [
    "hand one in at another time",
    [evaluation("evaluation-done", { submittedAt: new Date("2026-11-21") })],
  ],
  [
    "hand one in past the rules",
    [
      evaluation("evaluation-1", {
        status: "submitted",
        submittedAt: new Date("2015-01-01"),
        submittedFrom: "../x",
      }),
    ],
  ],
  ["answer an evaluation", [evaluation("evaluation-done", { responses: {} })]],
  ["score an evaluation", [evaluation("evaluation-done", { score: null })]],
  [
    "unseal an evaluation",
    [evaluation("evaluation-sealed", { sealed: false })],
  ],
  [
    "name readers of an evaluation",
    [evaluation("evaluation-sealed", { readers: ["keeper"] })],
  ],
  ["move an evaluation", [evaluation("evaluation-done", { zooId: zooB })]],
  [
    "give an evaluation away",
    [evaluation("evaluation-done", { authorId: "x" })],
  ],
  ...(
    ["evaluationDrafts", "evaluationCorrections", "campaignProgress"] as const
  ).map((collection): [string, Change[]] => [
    `write ${collection} at the desk`,
    [
      {
        ...change(collection as "campaigns", "device-1", { answers: "{}" }),
        parentId: "evaluation-1",
      },
    ],
  ]),
  [
    "forge activeCampaigns",
    [change("surveys", "survey-1", { activeCampaigns: ["x"] })],
  ],
  ["forge lastEval", [change("animals", "animal-1", { lastEval: new Date() })]],
  [
    "61 campaigns at once",
    Array.from({ length: 61 }, (_, at) => ({ ...plan(), id: `new-${at}` })),
  ],
];
