import type { Change } from "@domain/observation/rows/change";
import { changeOf } from "@domain/observation/rows/change";
import { clockAt } from "@domain/observation/timeline/clock";
import { useTranslation } from "react-i18next";
import type { SessionNames } from "../../parts/use-session-names";
import type { SessionPlan } from "../../parts/use-plans";
import { useSeenWords } from "../use-seen-words";

/** What a correction made of its row, or what stood there before, in words; a dash for nothing. */
export function useChangeWords(
  startedAt: Date,
  plan: SessionPlan,
  names: SessionNames,
): (text: string | null) => string {
  const { t } = useTranslation();
  const { who, did } = useSeenWords(plan, names);
  const say = (change: Change): string => {
    if ("removed" in change) return t("observation.record.states.removed");
    if ("moved" in change) {
      const { level } = change.moved;
      return level === null
        ? t("observation.record.states.moved")
        : t("observation.record.states.movedOfLevel", { level });
    }
    if ("takenBack" in change) return t("observation.record.states.takenBack");
    if ("voided" in change)
      return t(
        change.voided
          ? "observation.list.statuses.void"
          : "observation.record.states.counts",
      );
    if ("seen" in change) return `${who(change.seen)} · ${did(change.seen)}`;
    if ("mark" in change)
      return [
        clockAt(startedAt, change.mark.t),
        t(`observation.record.marks.${change.mark.kind}`),
        change.mark.text,
      ]
        .filter((part) => part !== null)
        .join(" · ");
    if ("focal" in change) {
      const {
        t: at,
        animalId,
        behaviourId,
        act,
        modifiers,
        partnerId,
      } = change.focal;
      return [
        clockAt(startedAt, at),
        names.animal(animalId),
        plan.nameOf(behaviourId),
        t(`observation.record.acts.${act}`),
        ...plan.modifiersOf(behaviourId, modifiers),
        ...(partnerId === null ? [] : [names.animal(partnerId)]),
      ].join(" · ");
    }
    const { t: at } = "whole" in change ? change.whole : change.scan;
    const scan = t("observation.record.states.scanAt", {
      time: clockAt(startedAt, at),
    });
    if (!("whole" in change)) return scan;
    const seen = change.whole.seen.map((one) => `${who(one)} · ${did(one)}`);
    return [scan, ...seen].join(" ; ");
  };
  return (text) => {
    const change = text === null ? null : changeOf(text);
    return change === null ? "—" : say(change);
  };
}
