import type { Campaign } from "@domain/campaign/campaign";
import { besideInSeriesQuery } from "@domain/campaign/campaign-queries";
import { recordHref } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Live } from "../../../data/live-store";
import { useLiveDoc, useLiveQueries } from "../../../data/hooks/use-live";
import type { LiveList, Row } from "../../../data/live-store";
import type { Fact } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { useCampaignWords } from "./use-campaign-words";

type CampaignRow = Row<"campaigns">;

const isThere = ({ data }: CampaignRow): boolean => data.status !== "deleted";
const nearest = (live: Live<LiveList<"campaigns">>): CampaignRow | null =>
  live.state === "data" ? (live.data.rows.find(isThere) ?? null) : null;

/** Which campaign one follows by renewal, and which follows it; of one that is deleted or not known yet nothing is said. */
export function useSeriesFacts(campaign: Campaign): Fact[] {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const { renewedFrom } = campaign;
  const earlier = useLiveQueries(
    renewedFrom === null ? null : [besideInSeriesQuery(campaign, "before")],
  );
  const later = useLiveQueries([besideInSeriesQuery(campaign, "after")]);
  const before = nearest(earlier);
  const isSecond = earlier.state === "data" && before === null;
  const first = useLiveDoc("campaigns", isSecond ? renewedFrom : null);
  const opening = first.state === "data" ? first.data : null;
  const factOf = (label: string, row: CampaignRow | null): Fact[] =>
    row === null
      ? []
      : [
          {
            label,
            value: (
              <TextLink to={recordHref("campaigns", row.id)}>
                {t("campaigns.states.inSeries", {
                  name: row.data.name,
                  dates: words.dates(row.data),
                })}
              </TextLink>
            ),
          },
        ];
  return [
    ...factOf(
      t("campaigns.fields.renews"),
      before ?? (opening !== null && isThere(opening) ? opening : null),
    ),
    ...factOf(t("campaigns.fields.renewedBy"), nearest(later)),
  ];
}
