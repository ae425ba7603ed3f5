import { writesForReal } from "@domain/access/reach";
import { signedInJustNow, signOutNow, watchAuth, type AuthState } from "./auth";
import { backend } from "./backend";
import { impose } from "./demonstration/mode";
import { followTabs } from "./demonstration/tabs";
import { setIdentity } from "./identity";
import {
  observeSession,
  type ObservedState,
  type RefusalReason,
  type SessionObserver,
} from "./live/observe-session";
import { wakeFiles } from "./files/queue/waiting-mark";
import { freeLeftDrafts, watchOutbox } from "./outbox/outbox";
import {
  chosenZoo,
  keepPerson,
  refusal,
  setChosenZoo,
  setRefusal,
} from "./sdk/device";

export type SessionState = ObservedState | { state: "signedOut" };

const reasons: readonly RefusalReason[] = [
  "disabled",
  "stranger",
  "device",
  "closed",
  "dayOver",
];

let state: SessionState = { state: "loading" };
let observed: { uid: string; observer: SessionObserver } | null = null;
let endOutbox: (() => void) | null = null;
let endTabs: (() => void) | null = null;
let endDevice: (() => void) | null = null;
let unwatch: (() => void) | null = null;
const listeners = new Set<(state: SessionState) => void>();
const absences = new Set<(zooId: string) => void>();
/** Where this person is on their way to: kept once they are there. */
let going: string | null = null;

function setState(next: SessionState): void {
  state = next;
  for (const listener of [...listeners]) listener(next);
}

/** The last known session, for readers that cannot wait. */
export const currentSession = (): SessionState => state;

/** Nobody who may not be here keeps anything here: signing out clears what was cached. */
function handleRefusal(reason: RefusalReason): void {
  setState({ state: "refused", reason });
  setRefusal(reason);
  void signOutNow();
}

/** Lists this browser among the person's devices; signed out there, it leaves. */
function listDevice(uid: string): () => void {
  let end: (() => void) | null = null;
  let ended = false;
  void import("./devices/follow-device")
    .then(({ followDevice }) => {
      if (ended) return;
      end = followDevice(uid, {
        isFresh: signedInJustNow(),
        onSignedOut: () => handleRefusal("device"),
      });
    })
    // Without a network the list waits for the next time.
    .catch(() => undefined);
  return () => {
    ended = true;
    end?.();
  };
}

function handleObserved(uid: string, next: ObservedState): void {
  if (next.state === "refused") {
    handleRefusal(next.reason);
    return;
  }
  const isBefore = next.state === "pending" || next.state === "terms";
  if (isBefore || next.state === "educational") {
    endWork();
    setIdentity({ uid, zooId: null });
  }
  if (next.state === "ready") {
    const { access, zooId } = next.session;
    if (going === zooId) setChosenZoo(uid, zooId);
    going = null;
    setIdentity({ uid, zooId, access });
    const firstName = next.user.userFirstname;
    const { right } = access;
    keepPerson(uid, { firstName, zooId, right });
    impose(!writesForReal(access, next.zoo));
    if (endOutbox === null) wakeFiles();
    endOutbox ??= watchOutbox();
    endTabs ??= followTabs(uid);
    endDevice ??= listDevice(uid);
  }
  setState(next);
}

/** What there is none of is not gone to again. */
function handleAbsent(uid: string, zooId: string): void {
  going = null;
  if (chosenZoo(uid) === zooId) setChosenZoo(uid, null);
  for (const listener of [...absences]) listener(zooId);
}

function endWork(): void {
  for (const end of [endOutbox, endTabs, endDevice]) end?.();
  endOutbox = endTabs = endDevice = null;
}

function forget(): void {
  observed?.observer.stop();
  observed = null;
  endWork();
}

function handleAuth(auth: AuthState): void {
  switch (auth.state) {
    case "loading":
      // Also while signing out: what was refused stays said.
      forget();
      if (state.state !== "refused") setState(auth);
      return;
    case "signedOut": {
      forget();
      const reason = reasons.find((known) => known === refusal());
      setState(reason ? { state: "refused", reason } : auth);
      return;
    }
    case "signedIn": {
      const { uid } = auth;
      if (observed?.uid === uid) return;
      forget();
      // Before a form can ask for them.
      void freeLeftDrafts();
      const observer = observeSession(
        backend(),
        uid,
        chosenZoo(uid),
        (next) => handleObserved(uid, next),
        (zooId) => handleAbsent(uid, zooId),
      );
      observed = { uid, observer };
    }
  }
}

/**
 * Tells who is working and where, now and at every change of their rights; returns its end. A
 * person who may not work here is told why and signed out; the reason stays until they sign in.
 */
export function watchSession(
  listener: (state: SessionState) => void,
): () => void {
  listeners.add(listener);
  unwatch ??= watchAuth(handleAuth);
  listener(state);
  return () => {
    listeners.delete(listener);
  };
}

/** Goes to another establishment, for those who see several; remembered on this device once they are there. */
export function switchZoo(zooId: string): void {
  if (observed === null) return;
  going = zooId;
  observed.observer.chooseZoo(zooId);
}

/** Tells of an establishment that was gone to and that there is none of; returns its end. */
export function watchAbsentZoo(listener: (zooId: string) => void): () => void {
  absences.add(listener);
  return () => {
    absences.delete(listener);
  };
}
