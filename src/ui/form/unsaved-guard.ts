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

/** What a navigation says that it leads to, where that is more than another page; "" for nothing. */
function leavesFor({ state }: Pick<Location, "state">): string {
  const said = (state as { leavesFor?: unknown } | null)?.leavesFor;
  return typeof said === "string" ? said : "";
}

/** Asks before leaving unsaved work, for `name` where one goes elsewhere; true when nothing is unsaved, or the person agrees. */
export async function askLeave(dirty: boolean, name = ""): Promise<boolean> {
  if (!dirty) return true;
  const { t } = i18next;
  const body = t("common.messages.leaveBody");
  return confirm({
    title: t("common.messages.leaveTitle"),
    body:
      name === "" ? body : `${body} ${t("common.messages.leaveFor", { name })}`,
    confirm: t("common.actions.leave"),
    cancel: t("common.actions.stay"),
    danger: true,
  });
}

interface LeaveGuard {
  /** Whether anything would be lost. */
  active: boolean;
  /** Where it lies: to stay there loses nothing. */
  placeOf: (location: Location) => string;
  /** Asks, for `name` where one goes elsewhere; true when the person agrees. */
  ask: (name: string) => Promise<boolean>;
  onLeave?: (() => void) | undefined;
}

/** While `active`, leaving asks first: inside the app with our words, else with the browser's. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const { active, placeOf } = guard;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  const ask = useEffectEvent((name: string) => guard.ask(name));
  const leave = useEffectEvent(() => guard.onLeave?.());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask(leavesFor(blocker.location)).then((leaves) => {
      if (leaves) {
        leave();
        blocker.proceed();
      } else blocker.reset();
    });
  }, [blocker]);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
}

/** While `dirty`, leaving the form asks first. Whoever leaves all the same gives up what was typed. */
export const useUnsavedGuard = (dirty: boolean, onGiveUp?: () => void): void =>
  useLeaveGuard({
    active: dirty,
    placeOf: formOf,
    ask: (name) => askLeave(true, name),
    onLeave: onGiveUp,
  });
