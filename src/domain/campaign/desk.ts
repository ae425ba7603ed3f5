import type { CheckContext, DeskRule, Flaw } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import { validTexts } from "../evaluation/answers-text";
import type { ListedVersion } from "../versions/version-list";
import type { Campaign, CampaignKey } from "./campaign";
import {
  campaignDayIssues,
  campaignFlaws,
  ethogramFlaws,
  observes,
} from "./flaws";
import type { Ethogram } from "../ethogram/ethogram";
import { parisDay } from "../time/paris";
import { renewedEnding } from "./renewal";
import { isOver, isSettled, mayBecome, showsAnswers } from "./status";
import { takenTimes } from "./taken";

const across = [
  "collects",
  "surveyId",
  "surveyVersion",
  "obsId",
  "obsVersion",
  "contextId",
  "contextVersion",
  "specieIds",
  "animalIds",
  "groupIds",
  "enclosureIds",
  "mode",
  "participants",
  "experts",
  "targets",
];

/** What is followed, each in a version of it. */
const followed = [
  { field: "surveyId", version: "surveyVersion", collection: "surveys" },
  { field: "obsId", version: "obsVersion", collection: "observations" },
  { field: "contextId", version: "contextVersion", collection: "contexts" },
] as const;

/** What is followed is a version that is published: one that was chosen while it was may be retired since. */
const versionFlaws = (
  campaign: Campaign,
  { changed, lookup }: CheckContext,
): Flaw[] =>
  followed.flatMap(({ field, version, collection }) => {
    const [id, number] = [campaign[field], campaign[version]];
    if (!changed.has(field) && !changed.has(version)) return [];
    if (id === null || number === null) return [];
    const thing = lookup?.(collection, id) ?? null;
    // That there is none is said of the reference.
    if (thing === null) return [];
    const versions = thing["versions"] as ListedVersion[];
    return versions[number - 1]?.status === "published"
      ? []
      : [{ field: version, code: "invalid" }];
  });

/** Of whom it is about, and what is followed: that decides whether the one is for the others. */
const aboutEthogram = [
  ...["obsId", "obsVersion", "collects"],
  ...["specieIds", "animalIds", "groupIds", "enclosureIds"],
];

/** The ethogram is for the species that are chosen. */
function specieFlaws(
  campaign: Campaign,
  { changed, lookup }: CheckContext,
): Flaw[] {
  if (campaign.obsId === null || !observes(campaign)) return [];
  if (!aboutEthogram.some((field) => changed.has(field))) return [];
  const ethogram = lookup?.("observations", campaign.obsId) ?? null;
  return ethogram === null
    ? []
    : ethogramFlaws((ethogram as Ethogram).obsSpecie, campaign);
}

/** What stays as it is once people answer: the same questionnaire, answered in the same way. */
const settled = ["surveyId", "mode", "partialCollection"];

/**
 * Its last day opens what experts answered: nobody moves it to a day that is over, looks, and takes it back, not even just before
 * the first of them answers. Stopping is for good.
 */
function shownFlaws(
  campaign: Campaign,
  was: Campaign | null,
  { changed, now }: CheckContext,
): Flaw[] {
  if (was === null || !changed.has("endDate")) return [];
  if (was.mode !== "expert") return [];
  const today = parisDay(now);
  return showsAnswers(campaign, today) ||
    (isSettled(was) && showsAnswers(was, today))
    ? [{ field: "endDate", code: "invalid" }]
    : [];
}

function check(record: Values, context: CheckContext): Flaw[] {
  const campaign = record as Campaign;
  const { before, changed } = context;
  const was = before as Campaign | null;
  const flaws: Flaw[] = [];
  if (was === null && renewedEnding.test(campaign.campaignId))
    flaws.push({ field: "campaignId", code: "invalid" });
  if (was !== null && isOver(was) && !changed.has("status"))
    flaws.push({ field: "status", code: "invalid" });
  if (
    changed.has("status") &&
    (was === null
      ? campaign.status !== "active"
      : !mayBecome(was.status, campaign.status))
  )
    flaws.push({ field: "status", code: "invalid" });
  if (was !== null && isSettled(was))
    flaws.push(
      ...settled
        .filter((field) => changed.has(field))
        .map((field) => ({ field, code: "invalid" })),
    );
  if (across.some((field) => changed.has(field)))
    flaws.push(...campaignFlaws(campaign));
  if (changed.has("startDate") || changed.has("endDate"))
    flaws.push(...campaignDayIssues(campaign.startDate, campaign.endDate));
  flaws.push(...shownFlaws(campaign, was, context));
  flaws.push(...versionFlaws(campaign, context));
  flaws.push(...specieFlaws(campaign, context));
  return flaws;
}

/** A campaign is whole, of a published version, and what is over stays as it is. */
export const campaignDesk: DeskRule = {
  madeAtMost: { count: 60, minutes: 60 },
  derive: [
    {
      field: "closedAt",
      from: ["status"],
      of: ({ status }, { before, now }) => {
        if (status === "active") return null;
        return before?.["closedAt"] ?? now;
      },
    },
    {
      field: "renewsAfter",
      from: ["autoRenewal", "endDate", "status"],
      of: ({ autoRenewal, endDate, status }) =>
        status === "active" && (autoRenewal ?? null) !== null ? endDate : null,
    },
    ...(["opensAt", "shutsAt", "lastAt"] as const).map((field) => ({
      field,
      from: ["startDate", "endDate", "status", "mode", "closedAt"],
      of: (known: Values) => takenTimes(known as Campaign)[field],
    })),
  ],
  decidedBy: (before, values) => {
    const isAbout = aboutEthogram.some((field) => field in values);
    return followed.flatMap(({ field, version, collection }) => {
      const id = values[field] ?? before?.[field];
      const decides =
        version in values || (collection === "observations" && isAbout);
      return typeof id === "string" && decides ? [{ collection, id }] : [];
    });
  },
  check,
};

/** A key holds answers that can be read. */
export const campaignKeyDesk: DeskRule = {
  check: (record) =>
    validTexts((record as CampaignKey).answers)
      ? []
      : [{ field: "answers", code: "invalid" }],
};
