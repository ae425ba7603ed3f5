import i18next from "i18next";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { confirm } from "../feedback/confirm";

/** While `dirty`, leaving the page asks first: inside the app with our words, else with the browser's. */
export function useUnsavedGuard(dirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({
      title: i18next.t("common.messages.leaveTitle"),
      body: i18next.t("common.messages.leaveBody"),
      confirm: i18next.t("common.actions.leave"),
      cancel: i18next.t("common.actions.stay"),
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}
