import type {
  Campaign,
  CampaignTarget,
  Collected,
} from "@domain/campaign/campaign";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { comingName, usePeople } from "../../../data/hooks/use-names";
import { noonOf } from "../../../lib/noon-of";
import { useFormat } from "../../../lib/use-format";

/** A date that stays in one line. */
const whole = (date: string): string => date.replaceAll(" ", "\u00A0");

/** What a campaign says of itself, in words. */
export function useCampaignWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    dates: ({ startDate, endDate }: Pick<Campaign, "startDate" | "endDate">) =>
      t("campaigns.states.fromTo", {
        start: whole(format.date(noonOf(startDate))),
        end: whole(format.date(noonOf(endDate))),
      }),
    /** null: whoever likes collects, as often as they like. */
    target: (
      target: CampaignTarget | undefined,
      collected: Collected = "quiz",
    ) => {
      if (target === undefined) return t("campaigns.states.noTarget");
      const { period, count } = target;
      return collected === "quiz"
        ? t(`campaigns.target.${period}`, { count })
        : t(`campaigns.observed.${period}`, { count });
    },
    critical: (at: number | null) => {
      if (at === null) return t("campaigns.critical.none");
      if (at === 0) return t("campaigns.critical.worst");
      return t("campaigns.critical.most", { score: format.number(at) });
    },
  };
}

/** How many a campaign is about, in words of what it collects. */
export const totalKey = ({ collects }: Pick<Campaign, "collects">) =>
  collects.length === 0 || collects.includes("quiz")
    ? ("campaigns.form.total" as const)
    : ("campaigns.form.totalObserved" as const);

/** What people of this establishment are called; null for who is known no more. */
export function usePersonName(): (id: string) => string {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return (id) => {
    const person = people.of(id);
    if (person !== undefined) return fullName(person);
    return people.live.state === "loading"
      ? comingName
      : t("campaigns.states.unknownPerson");
  };
}
