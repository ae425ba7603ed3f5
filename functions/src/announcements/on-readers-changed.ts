import { announcementsForEnclosureQuery } from "@domain/announcement/announcement-queries";
import { equalValues } from "@domain/record/equal";
import {
  onDocumentUpdated,
  onDocumentWritten,
} from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { pageSize, pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { followAccess, resolveReaders } from "./resolve-readers";
import { tellMember } from "./tell-readers";

/** What of a person's access decides what they are told. */
interface Standing {
  zooId: unknown;
  status: unknown;
  rank: unknown;
  sectorRoles: unknown;
}

type Get = (field: string) => unknown;

const standing = (get: Get): Standing => ({
  zooId: get("zooId"),
  status: get("status"),
  rank: get("rank"),
  sectorRoles: get("sectorRoles"),
});

/** The establishment somebody is an active member of; null for none. */
const homeOf = ({ zooId, status }: Standing): string | null =>
  typeof zooId === "string" && status === "active" ? zooId : null;

/** Whoever comes later is told what is shown to their team; whoever leaves, no more. Safe to replay. */
export async function followStanding(
  uid: string,
  before: Standing,
  after: Standing,
  now: Date,
): Promise<void> {
  if (equalValues(before, after)) return;
  const places = [before.zooId, after.zooId].filter(
    (zooId) => typeof zooId === "string",
  );
  await followAccess(uid, places);
  const homes = new Set([homeOf(before), homeOf(after)]);
  if (homes.size === 1) return;
  for (const zooId of homes)
    if (zooId !== null) await tellMember(uid, zooId, now);
}

/** People come to teams and leave them: what is not over follows them. */
export const onReaderChanged = onDocumentWritten(
  { document: "access/{uid}", region, retry: true },
  async ({ data, params, time }) => {
    await followStanding(
      params.uid,
      standing((field) => data?.before.get(field)),
      standing((field) => data?.after.get(field)),
      new Date(time),
    );
  },
);

/** The team of an enclosure is that of the sector it lies in now. Safe to replay. */
export async function followMoved(
  zooId: string,
  enclosureId: string,
): Promise<void> {
  const open = announcementsForEnclosureQuery(zooId, enclosureId, pageSize);
  for await (const docs of pagesOfQuery(compile(open)))
    for (const { id } of docs) await resolveReaders(id);
}

/** An enclosure that goes to another sector takes what is announced to its people along. */
export const onReadersMoved = onDocumentUpdated(
  { document: "enclosures/{enclosureId}", region, retry: true },
  async ({ data, params }) => {
    const moved =
      data?.before.get("linkedSectorId") !== data?.after.get("linkedSectorId");
    const zooId: unknown = data?.after.get("zooId");
    if (moved && typeof zooId === "string")
      await followMoved(zooId, params.enclosureId);
  },
);
