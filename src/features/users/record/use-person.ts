import type { Access } from "@domain/access/access";
import type { Account, User } from "@domain/person/user";
import { can } from "@domain/access/can";
import { mayManage } from "@domain/person/rights";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { usePlace } from "../../../data/hooks/use-record";
import type { Live } from "../../../data/live-store";

export interface Person {
  userId: string;
  card: User;
  /** null where there is none, or whoever looks may not read it. */
  access: Access | null;
  account: Account | null;
  /** Whoever looks may change the account. */
  managed: boolean;
  /** They are whoever looks. */
  self: boolean;
}

const loading = { state: "loading" } as const;
const nothing = { state: "data", data: null } as const;

/** What is read about somebody, null until all of it was answered; a refusal is an answer. */
const answered = <T>(live: Live<{ data: T } | null>): T | null | undefined => {
  if (live.state === "loading") return undefined;
  return live.state === "data" ? (live.data?.data ?? null) : null;
};

/**
 * Somebody with what may be known of them here, live. Data null: there is nobody of this id in the
 * establishment or of the provider's people it lists, or none this person may see; one of another that they
 * work in takes the page there first.
 */
export function usePerson(userId: string): Live<Person | null> {
  const session = useReadySession();
  const card = useLiveDoc("users", userId);
  const zoo = useLiveDoc("zoo", session.zooId);
  const home = card.state === "data" ? (card.data?.data.zooId ?? null) : null;
  const facts = { zooId: home ?? "", userId };
  const reads = home !== null && can(session, "read", "accounts", facts);
  const access = useLiveDoc("access", reads ? userId : null);
  const account = useLiveDoc("accounts", reads ? "account" : null, userId);
  const listed = zoo.state === "data" ? (zoo.data?.data.staffAccess ?? []) : [];
  const isKnown = zoo.state !== "loading" && !listed.includes(userId);
  const place = usePlace(isKnown ? home : null);
  if (card.state === "error" && card.code === "not-allowed") return nothing;
  if (card.state === "error") return card;
  if (card.state === "loading" || zoo.state === "loading") return loading;
  if (card.data === null) return nothing;
  if (home === null && isKnown) return nothing;
  if (place !== "here") return place === "coming" ? loading : nothing;
  const rights = reads ? answered(access) : null;
  const own = reads ? answered(account) : null;
  if (rights === undefined || own === undefined) return loading;
  const { suricateStaff: staff } = card.data.data;
  const known = rights ?? { zooId: home, right: "user", staff };
  return {
    state: "data",
    data: {
      userId,
      card: card.data.data,
      access: rights,
      account: own,
      managed: reads && mayManage(session, userId, { ...known, zooId: home }),
      self: session.uid === userId,
    },
  };
}
