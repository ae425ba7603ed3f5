import { readsEveryZoo } from "@domain/access/reach";
import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import type { ErrorCode } from "@domain/errors";
import type { Zoo } from "@domain/establishment/zoo";
import { acceptedTerms } from "@domain/person/terms";
import type { User } from "@domain/person/user";
import { firstZooQuery } from "@domain/query/facility-queries";
import type { LiveStore, Row } from "../live-store";

/** Why somebody may not work here; "device": this one was signed out from another; "closed": their establishment is archived. */
export type RefusalReason = "disabled" | "stranger" | "device" | "closed";

export type ObservedState =
  | { state: "loading" }
  | { state: "refused"; reason: RefusalReason }
  /** Has still to choose a password of their own, or to accept the terms as they are now; nothing else. */
  | { state: "pending" | "terms" }
  | { state: "ready"; session: Session; zoo: Zoo; user: User };

export interface SessionObserver {
  /** Another establishment for those who see several; ignored for the others. */
  chooseZoo(zooId: string): void;
  stop(): void;
}

/** Whether this person may work in the establishment at all. */
export function seesZoo(access: Access, zooId: string): boolean {
  return (
    readsEveryZoo(access) ||
    access.zooId === zooId ||
    (access.staff && access.zooIds.includes(zooId))
  );
}

/** Whether everything this person may see belongs to the establishment of theirs. */
export const seesOnly = (access: Access, zooId: string): boolean =>
  !readsEveryZoo(access) &&
  access.zooId === zooId &&
  (!access.staff || access.zooIds.every((id) => id === zooId));

/** Where this person works: their choice while they may see it, else their own, else the first listed; null: nowhere known. */
export function zooOf(access: Access, choice: string | null): string | null {
  if (choice !== null && seesZoo(access, choice)) return choice;
  return access.zooId ?? (access.staff ? (access.zooIds[0] ?? null) : null);
}

/** What somebody with this access comes to: their work, or what is before it. */
export function standingOf(
  access: Access,
): "works" | "pending" | "terms" | "disabled" | "closed" {
  switch (access.status) {
    case "active":
      return acceptedTerms(access) ? "works" : "terms";
    case "pending":
      return "pending";
    case "disabled":
    case "deleted":
      return "disabled";
    case "closed":
      return "closed";
  }
}

const againMs = 2000;
type Watch = (onError: (code: ErrorCode) => void) => () => void;

/** A watch that begins again a little after it failed, unless `refused` has its end in it. */
function persistent(
  watch: Watch,
  refused: (code: ErrorCode) => boolean = () => false,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  const begin = () => {
    end = watch((code) => {
      if (!refused(code)) timer = setTimeout(begin, againMs);
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    end();
  };
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
 * without access documents is a stranger; one who loses them, or the right to read them, is disabled.
 */
export function observeSession(
  store: LiveStore,
  uid: string,
  choice: string | null,
  onState: (state: ObservedState) => void,
): SessionObserver {
  let known: Known = { ...unknown };
  let chosen = choice;
  let ended = false;
  let endUser: () => void = nothing;
  let endZoo: () => void = nothing;
  let endFirst: () => void = nothing;
  let endAccess: () => void = nothing;

  const stop = () => {
    ended = true;
    for (const end of [endUser, endZoo, endFirst, endAccess]) end();
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
  const enter = (zooId: string) => {
    if (known.zooId === zooId) return;
    endFirst();
    endZoo();
    known = { ...known, zooId, zoo: null };
    onState({ state: "loading" });
    endZoo = persistent((onError) =>
      store.watchDoc(
        "zoo",
        zooId,
        (row) => {
          known = { ...known, zoo: row?.data ?? null };
          tell();
        },
        onError,
      ),
    );
  };
  const enterFirst = () => {
    endFirst();
    endFirst = persistent((onError) =>
      store.watch(
        firstZooQuery(),
        ({ rows }) => {
          const first = rows.find(({ data }) => !data.isArchived) ?? rows[0];
          if (first && known.zooId === null) enter(first.id);
        },
        onError,
      ),
    );
  };
  const place = () => {
    if (known.access === null) return;
    const zooId = zooOf(known.access, chosen);
    if (zooId !== null) enter(zooId);
    else if (readsEveryZoo(known.access)) {
      if (known.zooId === null) enterFirst();
    } else refuse("stranger");
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
  const wait = (state: "pending" | "terms") => {
    for (const end of [endUser, endZoo, endFirst]) end();
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
      chosen = zooId;
      if (!ended) place();
    },
  };
}
