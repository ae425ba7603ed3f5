import i18next from "i18next";
import { useEffect, useEffectEvent } from "react";
import type { Location } from "react-router-dom";
import { useBlocker } from "react-router-dom";
import { confirm } from "../feedback/confirm";

/** A form is a path with its mode and tool: tabs and filters around it may change. */
const formOf = ({ pathname, search }: Location): string => {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, params.get("mode"), params.get("tool")]);
};

/** Asks before leaving unsaved work; true when nothing is unsaved, or the person agrees. */
export async function askLeave(dirty: boolean): Promise<boolean> {
  if (!dirty) return true;
  return confirm({
    title: i18next.t("common.messages.leaveTitle"),
    body: i18next.t("common.messages.leaveBody"),
    confirm: i18next.t("common.actions.leave"),
    cancel: i18next.t("common.actions.stay"),
    danger: true,
  });
}

/**
 * While `dirty`, leaving the form asks first: inside the app with our words, else with the browser's.
 * Whoever leaves all the same gives up what was typed.
 */
export function useUnsavedGuard(dirty: boolean, onGiveUp?: () => void): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && formOf(currentLocation) !== formOf(nextLocation),
  );
  const leave = useEffectEvent(() => onGiveUp?.());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void askLeave(true).then((leaves) => {
      if (leaves) {
        leave();
        blocker.proceed();
      } else blocker.reset();
    });
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}
