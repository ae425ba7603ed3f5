import type { Campaign } from "@domain/campaign/campaign";
import { surveyName } from "@domain/survey/survey";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import type { Fact } from "../../../ui/display/fact-list";

export type Observed = Pick<
  Campaign,
  "obsId" | "obsVersion" | "contextId" | "contextVersion"
>;

/** What is followed where behaviour is collected: the ethogram, and what is asked once a session. */
export function useObservedFacts({
  obsId,
  obsVersion,
  contextId,
  contextVersion,
}: Observed): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const ethogram = useLiveDoc("observations", obsId);
  const context = useLiveDoc("contexts", contextId);
  const nameOf = (live: typeof ethogram | typeof context, retired: string) => {
    if (live.state === "loading") return comingName;
    const header = live.state === "data" ? live.data?.data : undefined;
    return header === undefined
      ? retired
      : (surveyName(header, language) ?? t("campaigns.states.noName"));
  };
  const worded = (name: string, version: number | null) =>
    t("campaigns.states.surveyVersion", { name, version: version ?? "" });
  return [
    {
      label: t("campaigns.fields.obsId"),
      value:
        obsId === null
          ? t("common.states.notSet")
          : worded(
              nameOf(ethogram, t("campaigns.states.retiredEthogram")),
              obsVersion,
            ),
    },
    {
      label: t("campaigns.fields.contextId"),
      value:
        contextId === null
          ? t("campaigns.states.noContext")
          : worded(
              nameOf(context, t("campaigns.states.retiredContext")),
              contextVersion,
            ),
    },
  ];
}
