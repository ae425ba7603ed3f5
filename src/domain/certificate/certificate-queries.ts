import type { Session } from "../access/session";
import type { Filter, Query } from "../query/query";
import { readsCertificates } from "./readers";

type Certificates = Query<"observerCertificates">;

/** So many certificates are shown of one person, of one training. */
export const certificatesShown = 100;

const is = (field: string, value: string | boolean): Filter => ({
  field,
  op: "==",
  value,
});

const kept = is("isDeleted", false);

/** What somebody proved, the latest first. */
export const certificatesOfPersonQuery = (
  zooId: string,
  userId: string,
  limit: number = certificatesShown,
): Certificates => ({
  collection: "observerCertificates",
  where: [is("zooId", zooId), is("userId", userId), kept],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** What was proved in a training and somebody may read, the latest first: one's own, of all for who reads the others'. */
export const certificatesOfCampaignQuery = (
  session: Session,
  campaignId: string,
  limit: number = certificatesShown,
): Certificates => ({
  collection: "observerCertificates",
  where: [
    is("zooId", session.zooId),
    is("campaignId", campaignId),
    kept,
    ...(readsCertificates(session) ? [] : [is("userId", session.uid)]),
  ],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});
