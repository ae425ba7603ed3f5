import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { confirm } from "../../../ui/feedback/confirm";

/** While something is shown that never comes again, leaving the record asks first, and the browser before a reload. */
export function useKeptGuard(): void {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search,
  );
  const ask = useEffectEvent(() =>
    confirm({
      title: t("users.questions.unnoted.title"),
      body: t("users.questions.unnoted.body"),
      confirm: t("users.questions.unnoted.confirm"),
      cancel: t("users.questions.unnoted.cancel"),
      danger: true,
    }),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask().then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
}
