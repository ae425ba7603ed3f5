import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import { isLost, placeOf, seesZoo } from "@domain/establishment/place";
import type { Zoo } from "@domain/establishment/zoo";
import { acceptedTerms } from "@domain/person/terms";
import type { User } from "@domain/person/user";
import type { LiveStore, Row } from "../live-store";
import { findDefaultZoo } from "./find-default-zoo";
import { persistent } from "./persistent";

/**
 * Why somebody may not work here; "device": this one was signed out from another; "closed": their establishment is archived;
 * "dayOver": the day is that this device was prepared for.
 */
export type RefusalReason =
  | "disabled"
  | "stranger"
  | "device"
  | "closed"
  | "dayOver";

export type ObservedState =
  | { state: "loading" }
  | { state: "refused"; reason: RefusalReason }
  /** Has still to choose a password of their own, or to accept the terms as they are now; nothing else. */
  | { state: "pending" | "terms" }
  /** The educational account: nobody in particular, who answers and sees nothing else. */
  | { state: "educational" }
  | { state: "ready"; session: Session; zoo: Zoo; user: User };

export interface SessionObserver {
  /** Another establishment for those who see several; ignored for the others. */
  chooseZoo(zooId: string): void;
  stop(): void;
}

/** What somebody with this access comes to: their work, or what is before it. */
export function standingOf(
  access: Access,
): "works" | "pending" | "terms" | "educational" | "disabled" | "closed" {
  switch (access.status) {
    case "active":
      return acceptedTerms(access) ? "works" : "terms";
    case "pending":
    case "educational":
      return access.status;
    case "disabled":
    case "deleted":
      return "disabled";
    case "closed":
      return "closed";
  }
}

interface Known {
  access: Access | null;
  zooId: string | null;
  zoo: Zoo | null;
  user: User | null;
}

const unknown: Known = { access: null, zooId: null, zoo: null, user: null };
const nothing = () => undefined;

/**
 * Follows what makes a signed-in person's session: their access, card and establishment. A person
 * without access documents is a stranger; one who loses them, or the right to read them, is disabled. A
 * chosen establishment that there is none of is told, and what was chosen before is gone back to.
 */
export function observeSession(
  store: LiveStore,
  uid: string,
  choice: string | null,
  onState: (state: ObservedState) => void,
  onAbsent: (zooId: string) => void = nothing,
): SessionObserver {
  let known: Known = { ...unknown };
  let chosen = choice;
  /** What was chosen before, where it was worked in. */
  let before: string | null = null;
  /** Their own establishment, where it was found archived or gone. */
  let lost: string | null = null;
  let ended = false;
  let endUser: () => void = nothing;
  let endZoo: () => void = nothing;
  let endSearch: () => void = nothing;
  let endAccess: () => void = nothing;

  const stop = () => {
    ended = true;
    for (const end of [endUser, endZoo, endSearch, endAccess]) end();
  };
  const refuse = (reason: RefusalReason) => {
    stop();
    onState({ state: "refused", reason });
  };
  const tell = () => {
    const { access, zooId, zoo, user } = known;
    if (ended || access === null || zooId === null || !zoo || !user) return;
    onState({ state: "ready", session: { uid, access, zooId }, zoo, user });
  };
  /** Who works in an establishment when it ends may stay; what was chosen, or is all there is, is entered all the same. */
  const isPassed = (zooId: string, zoo: Zoo | null): boolean =>
    known.access !== null &&
    known.zoo === null &&
    zooId !== chosen &&
    zooId !== lost &&
    isLost(known.access, zooId, zoo);
  const leave = () => {
    endZoo();
    known = { ...known, zooId: null, zoo: null };
    onState({ state: "loading" });
  };
  const enter = (zooId: string) => {
    if (known.zooId === zooId) return;
    endSearch();
    leave();
    known = { ...known, zooId };
    endZoo = persistent((onError) =>
      store.watchDoc(
        "zoo",
        zooId,
        (row) => {
          const zoo = row?.data ?? null;
          if (zoo === null && zooId === chosen && known.zoo === null) {
            chosen = before;
            before = null;
            leave();
            onAbsent(zooId);
            place();
            return;
          }
          if (isPassed(zooId, zoo)) {
            lost = zooId;
            leave();
            place();
            return;
          }
          known = { ...known, zoo };
          tell();
        },
        onError,
      ),
    );
  };
  const place = () => {
    const { access, zooId } = known;
    if (access === null) return;
    const next = placeOf(access, chosen, lost);
    if (next.at === "zoo") enter(next.zooId);
    else if (next.at === "nowhere") refuse("stranger");
    else if (zooId === null || !seesZoo(access, zooId)) {
      if (zooId !== null) leave();
      endSearch();
      endSearch = findDefaultZoo(store, access, enter);
    }
  };
  const watchUser = () =>
    persistent((onError) =>
      store.watchDoc(
        "users",
        uid,
        (row) => {
          if (row === null) {
            refuse("stranger");
            return;
          }
          known = { ...known, user: row.data };
          tell();
        },
        onError,
      ),
    );
  /** Nothing is read of an establishment whose door is not open yet. */
  const wait = (state: "pending" | "terms" | "educational") => {
    for (const end of [endUser, endZoo, endSearch]) end();
    known = { ...unknown };
    onState({ state });
  };
  const handleAccess = (row: Row<"access"> | null) => {
    if (ended) return;
    if (row === null) {
      refuse(known.access === null ? "stranger" : "disabled");
      return;
    }
    const standing = standingOf(row.data);
    if (standing === "disabled" || standing === "closed") {
      refuse(standing);
      return;
    }
    if (standing !== "works") {
      wait(standing);
      return;
    }
    const first = known.access === null;
    known = { ...known, access: row.data };
    if (first) endUser = watchUser();
    place();
    tell();
  };
  onState({ state: "loading" });
  endAccess = persistent(
    (onError) => store.watchDoc("access", uid, handleAccess, onError),
    (code) => {
      if (code !== "not-allowed") return false;
      if (!ended) refuse(known.access === null ? "stranger" : "disabled");
      return true;
    },
  );
  return {
    stop,
    chooseZoo(zooId) {
      if (known.zoo !== null) before = known.zooId;
      chosen = zooId;
      if (!ended) place();
    },
  };
}
