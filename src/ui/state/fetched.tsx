import type { ComponentType } from "react";
import { useEffect, useState } from "react";

/** A component whose code is fetched when it is first shown, or before. */
export type Fetched<P> = ComponentType<P> & {
  /** Fetches it ahead; safe to repeat. */
  fetch: () => Promise<unknown>;
};

/**
 * A component fetched when it is first shown, and drawn at once where its code is there; until then `Waiting` stands in
 * its place. What cannot be fetched is thrown to the boundary above (without a network as "offline"), and tried again when it is shown again.
 * Not React's `lazy`: that waits also for what is there already, and holds back for 300 ms what comes after it has shown
 * that it waits, at every level of a page anew.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
): Fetched<P> {
  let there: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const fetch = () => {
    coming ??= load().then(
      (component) => (there = component),
      (error: unknown) => {
        coming = null;
        throw navigator.onLine ? error : { code: "offline" };
      },
    );
    return coming;
  };
  function FetchedComponent(props: P) {
    const [Shown, setShown] = useState(() => there);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Shown !== null) return;
      let gone = false;
      fetch().then(
        (component) => gone || setShown(() => component),
        (error: unknown) => gone || setFailure({ error }),
      );
      return () => {
        gone = true;
      };
    }, [Shown]);
    if (failure !== null) throw failure.error;
    if (Shown !== null) return <Shown {...props} />;
    return Waiting === undefined ? null : <Waiting {...props} />;
  }
  return Object.assign(FetchedComponent, { fetch });
}
