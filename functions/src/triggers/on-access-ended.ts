import { listsOf, teamOf } from "@domain/sector/sector";
import { teamsQueries } from "@domain/sector/sector-queries";
import { noSectorRoles } from "@domain/access/session";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import { openTasksNaming } from "@domain/task/task-queries";
import { onDocumentWritten } from "firebase-functions/firestore";
import { leaveAlerts } from "../alerts/leave-alerts";
import { forgetFeeds } from "../calendar/forget-feeds";
import { hasEnded } from "../callables/team";
import { database, region } from "../edge/admin";
import { changeOf, plain, readable, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { forgetUnreadable, leaveNotices } from "../notices/leave-notices";
import { keepToColleagues } from "./on-task-named";

/** So many pages of open tasks of one person, and no more, should one not be mendable. */
const pages = 50;

/** Takes a person off every sector's team, and out of their own access, if they may work no more. Safe to replay. */
export async function leaveTeams(uid: string): Promise<void> {
  const db = database();
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("access", uid));
    if (stored.exists && !hasEnded({ status: stored.get("status") })) return;
    const sectors = new Map(
      (
        await Promise.all(
          teamsQueries(uid).map((query) => transaction.get(compile(query))),
        )
      )
        .flatMap(({ docs }) => docs)
        .map((doc) => [doc.id, doc]),
    );
    for (const doc of sectors.values()) {
      const sector = readable("sectors", doc);
      if (sector === null) continue;
      const left = Object.fromEntries(
        Object.entries(listsOf(teamOf(sector))).map(([list, people]) => [
          list,
          people.filter((person) => person !== uid),
        ]),
      );
      transaction.update(doc.ref, changeOf("sectors", left, systemAuthor));
    }
    if (!stored.exists) return;
    const sectorRoles = noSectorRoles();
    transaction.update(
      stored.ref,
      changeOf("access", { sectorRoles }, systemAuthor),
    );
  });
}

/** Open tasks that ask a person who may work no more ask the others, or their sectors. Safe to replay. */
export async function leaveTasks(uid: string, zooId: string): Promise<void> {
  for (const query of openTasksNaming(zooId, uid)) {
    // A task that is done with names the person no more, so the same question finds the next ones.
    for (let page = 0; page < pages; page += 1) {
      const { docs } = await compile(query).get();
      for (const { id } of docs) await keepToColleagues(id);
      if (docs.length < query.limit) break;
    }
  }
}

/** What decides which tasks somebody may read, besides their status and their establishment. */
const rights = ["right", "staff", "zooIds", "sectorRoles"];

/**
 * Who is disabled or deleted leaves their teams, their tasks, alerts and calendars; who moves leaves their calendars and the tasks behind, and what they were
 * told of them; whose rights change, alerts that they may not read any more and what they were told of tasks and alerts that are not theirs to read or see to any more.
 */
export const onAccessEnded = onDocumentWritten(
  { document: "access/{uid}", region, retry: true },
  async ({ data, params: { uid } }) => {
    const status: unknown = data?.after.get("status");
    const gone = data?.after.exists === false;
    const ended = hasEnded({ status }) && data?.before.get("status") !== status;
    const zooId: unknown = data?.before.get("zooId");
    const moved = data?.after.get("zooId") !== zooId;
    if (gone || ended) await leaveTeams(uid);
    if ((gone || ended || moved) && typeof zooId === "string") {
      await leaveTasks(uid, zooId);
      await leaveNotices(uid, zooId);
    }
    if (gone || ended || moved) await forgetFeeds(uid);
    if (gone || ended) await leaveAlerts(uid);
    const differs = (field: string) =>
      !equalValues(
        plain(data?.before.get(field)),
        plain(data?.after.get(field)),
      );
    if (data?.before.exists === true && rights.some(differs)) {
      await leaveAlerts(uid);
      await forgetUnreadable(uid);
    }
  },
);
