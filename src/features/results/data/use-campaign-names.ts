import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../data/hooks/use-live";

/** What campaigns are called, those given alone, however many there were. */
export function useCampaignNames(
  campaignIds: readonly string[],
): (campaignId: string) => string {
  const { t } = useTranslation();
  const campaigns = useLiveDocs("campaigns", campaignIds);
  return useMemo(() => {
    const named = new Map(
      campaigns.flatMap((one) =>
        one.state === "data" && one.data !== null
          ? [[one.data.id, one.data.data.name] as const]
          : [],
      ),
    );
    return (id) => named.get(id) ?? t("results.unknown");
  }, [t, campaigns]);
}
