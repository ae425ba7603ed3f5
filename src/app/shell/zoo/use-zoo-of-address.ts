import { AppError } from "@domain/errors";
import { homePage, href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import i18next from "i18next";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { followZoo, tellZoo } from "../../../data/live/zoo-tabs";
import type { SessionState } from "../../../data/session";
import { switchZoo, watchAbsentZoo } from "../../../data/session";
import { setLinkNaming } from "../../router/link-naming";
import { nameZooInBar, namingZoo } from "./zoo-in-address";

setLinkNaming(namingZoo);

/** The state of a navigation that takes this browser's other tabs along, with where to, for who is asked before leaving. */
export const everywhereTo = (zooName: string) =>
  ({ everywhere: true, leavesFor: zooName }) as const;

const isEverywhere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "everywhere" in state;

/** Toasts are wanted only once something is said. */
const sayAbsent = () =>
  void import("../../../ui/feedback/notify")
    .then(({ notifyError }) =>
      notifyError(
        new AppError("not-found"),
        i18next.t("errors.messages.zooNotFound"),
      ),
    )
    // Without a network the address alone loses the name.
    .catch(() => undefined);

/**
 * A link may name the establishment it belongs to; following it switches there. Chosen in the switcher it
 * is another one for all tabs of this browser, each of which asks where work is unsaved. One that there is
 * none of is said not to be found, and no longer named.
 */
export function useZooOfAddress(session: SessionState): void {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state = location.state as unknown;
  /** The visit that named one there is none of: until the address is without it, it is not gone to again. */
  const absentAt = useRef<string | null>(null);
  const navigate = useNavigate();
  const zoo = params.get("zoo");
  const ready = session.state === "ready" ? session.session : null;
  const uid = ready?.uid ?? null;
  const here = ready?.zooId ?? null;
  const handleAbsent = useEffectEvent(() => {
    absentAt.current = location.key;
    sayAbsent();
    setParams(
      (named) => {
        const next = new URLSearchParams(named);
        next.delete("zoo");
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => watchAbsentZoo(() => handleAbsent()), []);
  const enter = useEffectEvent((zooId: string) => {
    if (absentAt.current === location.key) return;
    if (!idSchema.safeParse(zooId).success) {
      handleAbsent();
      return;
    }
    switchZoo(zooId);
    if (uid !== null && zooId !== here && isEverywhere(state))
      tellZoo(uid, zooId);
  });
  useEffect(() => {
    if (uid !== null && zoo !== null) enter(zoo);
  }, [uid, zoo]);
  const { pathname, search } = location;
  useEffect(() => {
    if (here !== null) nameZooInBar(pathname);
  }, [here, pathname, search]);
  const follow = useEffectEvent((zooId: string) => {
    if (zooId !== here) void navigate(href(homePage, { zoo: zooId }));
  });
  useEffect(
    () => (uid === null ? undefined : followZoo(uid, (zooId) => follow(zooId))),
    [uid],
  );
}
