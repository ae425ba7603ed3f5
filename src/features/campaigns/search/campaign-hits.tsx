import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { phaseOf } from "@domain/campaign/status";
import { likeliestFirst, partOf, searchOver } from "@domain/directory/search";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconTargetArrow } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

const shown = 4;
/** Fewer letters find too much to ask for everything. */
const lettersMin = 3;
const none: readonly Row<"campaigns">[] = [];
const texts = ({ data }: Row<"campaigns">) => [data.name];

/** The campaigns that the top search finds, by name, those that are over as well. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const today = parisDay(useNow());
  const query = campaignsQuery(zooId, ["active", "archived", "stopped"]);
  const asks = typed.trim().length >= lettersMin;
  const live = useLiveQueries(asks ? [query] : null);
  const rows = live.state === "data" ? live.data.rows : none;
  const search = useMemo(() => searchOver(rows, texts), [rows]);
  const { items, count } = partOf(search(typed), near);
  return (
    <HitGroup
      label={t("campaigns.title")}
      near={near}
      count={count}
      to={href("campaignList")}
      hits={likeliestFirst(items, typed, ({ data }) => data.name)
        .slice(0, shown)
        .map(({ id, data }) => ({
          id,
          name: data.name,
          media: <IconTargetArrow size={18} stroke={1.6} aria-hidden />,
          detail: t(`campaigns.options.phase.${phaseOf(data, today)}`),
          to: href("campaign", { campaignId: id }),
        }))}
    />
  );
}
