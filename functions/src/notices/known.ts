import type { Access } from "@domain/access/access";
import { can } from "@domain/access/can";
import type { Zoo } from "@domain/establishment/zoo";
import { findingFacts } from "@domain/finding/collection";
import type { Finding } from "@domain/finding/finding";
import { pushDevicesQuery } from "@domain/person/device-queries";
import type { Account } from "@domain/person/user";
import type { Alert } from "@domain/measures/alerts/alert";
import { hearsAlert } from "@domain/notice/alert-notices";
import type { Team } from "@domain/sector/sector";
import { emptyTeam, teamOf } from "@domain/sector/sector";
import { taskFacts } from "@domain/task/facts";
import type { Task } from "@domain/task/task";
import { peopleOf } from "../callables/team";
import { accountRef, readingOf, ref } from "../edge/documents";
import { compile } from "../edge/query";
import type { Logo } from "../mail/logo";
import { logoOf } from "../mail/logo";
import { once } from "../work/once";

/** At most so many are told of a task: what one transaction writes is bounded. */
export const toldMax = 300;

/** What one run knows of teams, people and establishments: each is read once. */
export interface Known {
  team: (sectorId: string) => Promise<string[]>;
  /** The same by their roles; nobody of a sector that is gone. */
  sectorTeam: (sectorId: string) => Promise<Team>;
  access: (uid: string) => Promise<Access | null>;
  account: (uid: string) => Promise<Account | null>;
  /** Whether notifications go to any of their devices. */
  isPushed: (uid: string) => Promise<boolean>;
  zoo: (zooId: string) => Promise<Zoo | null>;
  /** Its logo, as mails carry it. */
  logo: (zooId: string) => Promise<Logo | null>;
}

export function knowledge(): Known {
  const zoo = once(
    async (zooId) => readingOf("zoo", await ref("zoo", zooId).get()).record,
  );
  const logo = once(async (zooId) => logoOf(await zoo(zooId)));
  return { ...peopleKnown(), zoo, logo };
}

const sectorTeams = () =>
  once(async (sectorId) => {
    const stored = await ref("sectors", sectorId).get();
    const { record } = readingOf("sectors", stored);
    return record === null ? emptyTeam : teamOf(record);
  });

const peopleKnown = (
  sectorTeam = sectorTeams(),
): Omit<Known, "zoo" | "logo"> => ({
  sectorTeam,
  team: async (sectorId) => peopleOf(await sectorTeam(sectorId)),
  access: once(
    async (uid) => readingOf("access", await ref("access", uid).get()).record,
  ),
  account: once(
    async (uid) => readingOf("accounts", await accountRef(uid).get()).record,
  ),
  isPushed: once(
    async (uid) => !(await compile(pushDevicesQuery(uid, 1)).get()).empty,
  ),
});

/** Whether somebody may be told of a task: active, and one of its readers. */
export const mayHear = (
  uid: string,
  access: Access | null,
  task: Task,
): boolean =>
  access !== null &&
  can({ uid, access, zooId: task.zooId }, "read", "tasks", taskFacts(task));

/** Whether somebody may be told of an alert, or of all that share what found them. */
export const mayHearAlert = (
  uid: string,
  access: Access | null,
  alert: Pick<Alert, "zooId" | "sectorIds" | "class">,
): boolean =>
  access !== null && hearsAlert({ uid, access, zooId: alert.zooId }, alert);

/** Whether somebody may be told of a finding: who may read it. */
export const mayHearFinding = (
  uid: string,
  access: Access | null,
  finding: Finding,
): boolean =>
  access !== null &&
  can(
    { uid, access, zooId: finding.zooId },
    "read",
    "findings",
    findingFacts(finding),
  );

/** Whom a task asks: the responsible people, or when none everybody of its sectors' teams; those who may hear of it. */
export async function askedBy(task: Task, known: Known): Promise<string[]> {
  const { responsibleIds, sectorIds } = task;
  const teams =
    responsibleIds.length > 0
      ? responsibleIds
      : (await Promise.all(sectorIds.map(known.team))).flat();
  const uids = [...new Set(teams)];
  const access = await Promise.all(uids.map(known.access));
  return uids
    .filter((uid, index) => mayHear(uid, access[index] ?? null, task))
    .slice(0, toldMax);
}
