import { homePage, href } from "@domain/pages";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { followZoo, tellZoo } from "../../../data/live/zoo-tabs";
import type { SessionState } from "../../../data/session";
import { switchZoo } from "../../../data/session";

/** The state of a navigation that takes this browser's other tabs along. */
export const everywhere = { everywhere: true } as const;

const isEverywhere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "everywhere" in state;

/**
 * A link may name the establishment it belongs to; following it switches there. Chosen in the switcher it
 * is another one for all tabs of this browser, each of which asks where work is unsaved.
 */
export function useZooOfAddress(session: SessionState): void {
  const [params] = useSearchParams();
  const state = useLocation().state as unknown;
  const navigate = useNavigate();
  const zoo = params.get("zoo");
  const ready = session.state === "ready" ? session.session : null;
  const uid = ready?.uid ?? null;
  const here = ready?.zooId ?? null;
  const enter = useEffectEvent((zooId: string) => {
    switchZoo(zooId);
    if (uid !== null && zooId !== here && isEverywhere(state))
      tellZoo(uid, zooId);
  });
  useEffect(() => {
    if (uid !== null && zoo !== null) enter(zoo);
  }, [uid, zoo]);
  const follow = useEffectEvent((zooId: string) => {
    if (zooId !== here) void navigate(href(homePage, { zoo: zooId }));
  });
  useEffect(
    () => (uid === null ? undefined : followZoo(uid, (zooId) => follow(zooId))),
    [uid],
  );
}
