import { settleEvaluation } from "../../functions/src/campaigns/settle-evaluation";
import { tellLastEval } from "../../functions/src/campaigns/last-eval";
import { compile } from "../../functions/src/edge/query";
import {
  activeCampaignsQuery,
  campaignProgressQuery,
} from "../../src/domain/campaign/campaign-queries";
import {
  campaignCoverage,
  submissionsOf,
} from "../../src/domain/campaign/progress";
import {
  begunEvaluationsQuery,
  campaignEvaluationsQueries,
  historyQueries,
  subjectEvaluationsQueries,
} from "../../src/domain/evaluation/evaluation-queries";
import { periodAt } from "../../src/domain/evaluation/history/period";
import type { Query } from "../../src/domain/query/query";
import type { CalendarDay } from "../../src/domain/time/calendar-day";
import { addDays } from "../../src/domain/time/calendar-day";
import { aSession } from "../builders/a-session";
import {
  aCampaign,
  aCampaignProgress,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../builders/campaigns";
import { anAnimal } from "../builders/facility";
import { anAskedVersion } from "../builders/forms";
import { sector1 } from "../builders/ids";
import { aSurvey, aVersion } from "../builders/surveys";
import { erase, put } from "../functions/stage";
import { stored } from "../rules/harness";
import type { Figure } from "./figures";
import { timed } from "./figures";
import type { Stage } from "./functions";

const animals = 500;
const campaigns = 60;
/** So many are handed in of each campaign: 50,000 in all. */
const ofEach = 834;
/** The first so many make 5,000. */
const few = 6;
/** The day on which the last campaign begins; each takes 30 days, one after the other. */
const last = "2026-11-01" as CalendarDay;
const today = "2026-11-20" as CalendarDay;
const surveyId = "survey-bench";
const version = `surveys/${surveyId}/versions/1`;

const animalId = (at: number) => `animal-${String(at % animals)}`;
const campaignId = (at: number) => `campaign-${String(at)}`;
const all = Array.from({ length: animals }, (_, at) => animalId(at));

/** Counted back from the last, so that the newest is there from the beginning and history is what is added. */
const beginOf = (at: number) => addDays(last, -30 * at);

/** A campaign with all that was handed in of it, and what its months count. */
function campaignOf(at: number): Record<string, Record<string, unknown>> {
  const startDate = beginOf(at);
  const id = campaignId(at);
  const made: Record<string, Record<string, unknown>> = {
    [`campaigns/${id}`]: stored(
      aCampaign({
        campaignId: id,
        startDate,
        endDate: addDays(startDate, 29),
        surveyId,
        animalIds: all,
        targets: { quiz: { count: 2, period: "campaign" } },
        submitters: ["author", "responsible"],
      }),
    ),
  };
  const months = new Map<string, Record<string, Record<string, object>>>();
  for (let one = 0; one < ofEach; one += 1) {
    const evaluationId = `${id}-${String(one)}`;
    const day = addDays(startDate, one % 20);
    const instant = new Date(`${day}T09:00:00Z`);
    const by = one % 10 === 0 ? "author" : "responsible";
    const subjectId = animalId(one);
    made[`evaluations/${evaluationId}`] = stored(
      aSubmission({
        ...{ evaluationId, campaignId: id, surveyId, subjectId, day },
        authorId: by,
        startedAt: instant,
        submittedAt: instant,
        responses: { "Q-1": answered("c"), "Q-2": answered("b") },
      }),
    );
    const month = months.get(day.slice(0, 7)) ?? {};
    months.set(day.slice(0, 7), month);
    (month[subjectId] ??= {})[evaluationId] = { day, by };
  }
  for (const [month, subjects] of months)
    made[`campaigns/${id}/progress/${month}`] = stored(
      aCampaignProgress({
        campaignId: id,
        month,
        subjects: subjects as ReturnType<typeof aCampaignProgress>["subjects"],
      }),
    );
  return made;
}

const asked = anAskedVersion([
  { questionRef: "Q-1", criterion: "label-1" },
  { questionRef: "Q-2", criterion: "label-1" },
]);

const around = () => ({
  [`surveys/${surveyId}`]: stored(aSurvey({ surveyId })),
  [version]: stored(
    aVersion({
      surveyId,
      status: "published",
      publishedAt: new Date(),
      ...asked,
    }),
  ),
  ...Object.fromEntries(
    all.map((id) => [`animals/${id}`, stored(anAnimal({ animalId: id }))]),
  ),
});

const admin = aSession({ right: "admin" }, { uid: "admin" });
const keeper = aSession(
  { sectorRoles: { keeper: [sector1] } },
  { uid: "author" },
);

/** What one screen or function took. */
interface Took {
  ms: number;
  /** Documents beside those that are shown. */
  beside: number;
  rows: number;
}

interface Reads {
  byUid: Record<string, number>;
}

/** Measures at one size: what is read is what the local Firestore counts. */
async function measure({ host, project }: Stage): Promise<Map<string, Took>> {
  const address = `http://${host}/emulator/v1/projects/${project}/reads`;
  const found = new Map<string, Took>();
  const note = async (
    what: string,
    work: () => Promise<number>,
    { once } = { once: false },
  ) => {
    // The local Firestore sorts for a kind of question as it is asked first; production did so before.
    if (!once) await work();
    await fetch(address, { method: "DELETE" });
    const { ms, result: rows } = await timed(work);
    const { byUid } = (await (await fetch(address)).json()) as Reads;
    found.set(what, { ms, rows, beside: (byUid["(admin)"] ?? 0) - rows });
  };
  const rowsOf = async (queries: readonly Query[]) => {
    const answers = await Promise.all(
      queries.map((query) => compile(query).get()),
    );
    return new Set(
      answers.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ).size;
  };
  const { zooId } = admin;
  const newest = campaignId(0);
  const history = (mode: "month" | "week") => {
    const { from, to } = periodAt(today, mode);
    return rowsOf(historyQueries(admin, from, to));
  };
  await note("monitoring of a campaign of 500 animals", async () => {
    const { docs } = await compile(campaignProgressQuery(zooId, newest)).get();
    const months = docs.map((doc) => doc.data() as { subjects: never });
    const campaign = aCampaign({
      startDate: last,
      endDate: addDays(last, 29),
      targets: { quiz: { count: 2, period: "campaign" } },
    });
    const [period] = campaignCoverage(
      campaign,
      all,
      submissionsOf(months),
      today,
    );
    if (period?.subjects.length !== animals) throw new Error("not all animals");
    return 0;
  });
  await note("results of a campaign", () =>
    rowsOf(campaignEvaluationsQueries(admin, newest)),
  );
  await note("history of a month", () => history("month"));
  await note("history of a week", () => history("week"));
  await note("an animal's record", () =>
    rowsOf(subjectEvaluationsQueries(admin, "animal-7")),
  );
  await note("an animal's record, as its keeper", () =>
    rowsOf(subjectEvaluationsQueries(keeper, "animal-7")),
  );
  await note("the page where answering starts", async () => {
    const running = await compile(activeCampaignsQuery(zooId, today)).get();
    await rowsOf([campaignProgressQuery(zooId, newest)]);
    await rowsOf([begunEvaluationsQuery(keeper)]);
    const own = campaignEvaluationsQueries(keeper, newest, 200).slice(0, 1);
    return running.size + (await rowsOf(own));
  });
  await put({
    "evaluations/one-more": stored(
      aSubmission({
        evaluationId: "one-more",
        campaignId: newest,
        surveyId,
        subjectId: "animal-7",
        day: null,
      }),
    ),
    "evaluations/one-more/drafts/device-1": stored(
      anEvaluationDraft({
        evaluationId: "one-more",
        answers: JSON.stringify({ "Q-1": answered("a"), "Q-2": answered("b") }),
      }),
    ),
  });
  const settle = async () => {
    const changed = await settleEvaluation("one-more", new Date());
    if (!changed.includes("score")) throw new Error("nothing was settled");
    await tellLastEval("animal-7");
    return 0;
  };
  await note("settling one more", settle, { once: true });
  await erase("evaluations/one-more");
  return found;
}

/** Reads beside the rows, at most; what a function reads, at most. */
const budgets: Readonly<Record<string, number>> = {
  "monitoring of a campaign of 500 animals": 25,
  "settling one more": 15,
};
const besideMost = 20;
/** Milliseconds of what a screen asks for, at most. */
const slowest = 1000;

/** Screens of campaigns, and what follows from handing in, with 5,000 evaluations and with 50,000 over five years. */
export async function evaluationFigures(stage: Stage): Promise<Figure[]> {
  await put(around());
  for (let at = 0; at < few; at += 1) await put(campaignOf(at));
  const before = await measure(stage);
  for (let at = few; at < campaigns; at += 1) await put(campaignOf(at));
  const after = await measure(stage);
  return [...after].flatMap(([what, { ms, beside, rows }]) => {
    const was = before.get(what);
    const grown = beside + rows - (was?.beside ?? 0) - (was?.rows ?? 0);
    const name = `50,000 evaluations, ${what}`;
    return [
      {
        what: `${name}: documents read beside ${String(rows)} shown`,
        value: beside,
        unit: "",
        atMost: budgets[what] ?? besideMost,
      },
      {
        what: `${name}: more of them than with 5,000`,
        value: grown,
        unit: "",
        // An animal's list is full only after some years.
        atMost: what.includes("record") ? 50 : 0,
      },
      {
        what: `${name} (${(was?.ms ?? 0).toFixed(0)} ms with 5,000)`,
        value: ms,
        unit: "ms",
        atMost: slowest,
      },
    ];
  });
}
