import type { Access } from "@domain/access/access";
import { isOneOf } from "@domain/access/can";
import { concernedOf } from "@domain/notice/alert-notices";
import { peopleOf } from "../announcements/people";
import type { Known } from "../notices/known";
import { toldMax } from "../notices/known";

/** Whether somebody may be told. */
export type May = (uid: string, access: Access | null) => boolean;

/** Those of some who may be told, each once. */
export async function hearingAmong(
  some: readonly string[],
  may: May,
  known: Known,
): Promise<string[]> {
  const uids = [...new Set(some)];
  const access = await Promise.all(uids.map(known.access));
  return uids
    .filter((uid, index) => may(uid, access[index] ?? null))
    .slice(0, toldMax);
}

/** Whom what lies in sectors concerns: their management and vets; where there are none, those who administer the establishment. */
export async function lookingAfter(
  { zooId, sectorIds }: { zooId: string; sectorIds: readonly string[] },
  may: May,
  known: Known,
): Promise<string[]> {
  const teams = await Promise.all(sectorIds.map(known.sectorTeam));
  const hearing = await hearingAmong(teams.flatMap(concernedOf), may, known);
  if (hearing.length > 0) return hearing;
  return [...(await peopleOf(zooId))]
    .filter(
      ([uid, access]) =>
        may(uid, access) && isOneOf({ uid, access, zooId }, ["A"]),
    )
    .map(([uid]) => uid)
    .slice(0, toldMax);
}
