import {
  isStillOver,
  permitCause,
  permitEnd,
  permitEnding,
  permitsOver,
} from "@domain/research/permit-alerts";
import {
  runningProjectsQuery,
  toldPermitsQuery,
} from "@domain/research/research-queries";
import { parisDay, parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { logDone, startOperation } from "../../edge/log";
import { pageSize } from "../../edge/pages";
import { withEach } from "../../work/with-each";
import { closeOver } from "../close-over";
import { lookAtRecommendations, lookAtRetests } from "./look-at-due";
import { raiseFound } from "./raise-found";
import { tellOfPermit } from "./tell-permit";

/** So many are looked at together. */
const atOnce = 8;

/** Raises the alerts of the permits that a project lacks by `now`. */
const raiseOver = (projectId: string, now: Date): Promise<boolean> =>
  raiseFound(ref("researchProjects", projectId), now, (stored) => {
    const { record: project } = readingOf("researchProjects", stored);
    return project === null
      ? []
      : permitsOver(project, parisDay(now)).map((until) => ({
          cause: permitCause(project, until),
          since: permitEnd(until),
        }));
  });

/** Looks at the permits of the projects under way by `now`, tells whoever answers for one that ends soon, and looks at the alerts of those that were renewed. Safe to replay. */
export async function lookAtPermits(now: Date) {
  const today = parisDay(now);
  const running = await withEach(
    "lookAtPermits",
    runningProjectsQuery(pageSize),
    async (doc) => {
      const { record } = readingOf("researchProjects", doc);
      if (record === null) return false;
      if (permitEnding(record, today) !== record.permitTold)
        await tellOfPermit(doc.id, now);
      return permitsOver(record, today).length > 0 && raiseOver(doc.id, now);
    },
    atOnce,
  );
  const told = await withEach(
    "lookAtPermits",
    toldPermitsQuery(pageSize),
    ({ id }) => tellOfPermit(id, now),
    atOnce,
  );
  const open = await closeOver(
    "lookAtPermits",
    {
      kind: "permit",
      aboutOf: ({ source }) => ref("researchProjects", source.id),
      isStill: (alert, project) =>
        isStillOver(
          alert,
          readingOf("researchProjects", project).record,
          today,
        ),
    },
    now,
  );
  return {
    looked: running.looked + told.looked + open.looked,
    failed: running.failed + told.failed + open.failed,
  };
}

/** Looks at all that is due on a day by `now`. Safe to replay. */
async function lookAtDays(now: Date) {
  const all = [
    await lookAtPermits(now),
    ...(await lookAtRetests(now)),
    ...(await lookAtRecommendations(now)),
  ];
  const sum = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return {
    looked: sum(({ looked }) => looked),
    failed: sum(({ failed }) => failed),
  };
}

/** Four times a day: what a day has passed of is an alert until it is over: a permit that ended, a finding that was not tested again, a recommendation that is not followed. */
export const runPermits = onSchedule(
  {
    schedule: "10 0,6,12,18 * * *",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 300,
  },
  async ({ scheduleTime }) => {
    const done = await lookAtDays(new Date(scheduleTime));
    if (done.looked + done.failed > 0)
      logDone(startOperation("runPermits", null), done);
  },
);
