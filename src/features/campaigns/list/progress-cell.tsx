import { asksStaff } from "@domain/campaign/fitting";
import {
  aimedAt,
  campaignCoverage,
  countedOf,
  monthsOf,
  periodAt,
  submissionsOf,
} from "@domain/campaign/progress";
import { parisDay } from "@domain/time/paris";
import { Group, Progress, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import { useNow } from "../../../data/hooks/use-live";
import { comingName } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { useSubjects } from "../parts/use-subjects";

/** How far a campaign is, read once its row is in sight and not before. */
export function ProgressCell({ row }: { row: Row<"campaigns"> }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  return (
    <span ref={ref}>
      {inViewport ? <ReadProgress row={row} /> : comingName}
    </span>
  );
}

function ReadProgress({ row: { id, data } }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const live = useCampaignProgress(id);
  const subjects = useSubjects()(data);
  const today = parisDay(useNow());
  if (!asksStaff(data.mode)) return t("campaigns.tabs.lessons");
  if (live.state !== "data" || subjects === null) return comingName;
  // What has a target tells how far it is; else what is collected first.
  const [told = data.collects[0] ?? "quiz"] = aimedAt(data);
  const ids = countedOf(told, subjects).map((one) => one.id);
  const months = live.data.rows.map((month) => month.data);
  const handedIn = submissionsOf(monthsOf(months, told));
  const period = periodAt(
    campaignCoverage(data, ids, handedIn, today, told),
    today,
  );
  if (period === undefined || ids.length === 0)
    return t("campaigns.states.nobody");
  const { done, count } = period.totals;
  if (period.wanted === 0)
    return told === "quiz"
      ? t("campaigns.states.collected", { count })
      : t("campaigns.states.sessions", { count });
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <Progress
        component="span"
        value={(100 * done) / ids.length}
        w={56}
        aria-hidden
      />
      <Text component="span" inherit style={{ whiteSpace: "nowrap" }}>
        {t("campaigns.states.doneOf", {
          done: format.number(done),
          all: format.number(ids.length),
        })}
      </Text>
    </Group>
  );
}
