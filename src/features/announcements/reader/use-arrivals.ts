import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { notifyInfo } from "../../../ui/feedback/notify";

/** Says of an announcement that is to come up that it has arrived; what was there already has not. */
export function useArrivals(
  shown: readonly Row<"announcements">[] | null,
): void {
  const { t } = useTranslation();
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...shown.map(({ id }) => id)]);
    if (before === null) return;
    for (const { id, data } of shown)
      if (data.push && !before.has(id))
        notifyInfo(t("announcements.messages.arrived", { title: data.title }));
  }, [shown, t]);
}
