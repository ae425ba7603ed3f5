import { asksStaff } from "@domain/campaign/fitting";
import { aimedAt } from "@domain/campaign/progress";
import { standingOf } from "@domain/campaign/standing";
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
  const months = live.data.rows.map((month) => month.data);
  const stood = standingOf(data, told, subjects, months, today);
  if (stood === null)
    return t(
      told === "quiz"
        ? "campaigns.states.nobody"
        : "campaigns.states.nobodyObserved",
    );
  const { wanted, done, count } = stood;
  if (wanted === 0)
    return told === "quiz"
      ? t("campaigns.states.collected", { count })
      : t("campaigns.states.sessions", { count });
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <Progress
        component="span"
        value={(100 * done) / wanted}
        w={56}
        aria-hidden
      />
      <Text component="span" inherit style={{ whiteSpace: "nowrap" }}>
        {t("campaigns.states.doneOf", {
          done: format.number(done),
          all: format.number(wanted),
        })}
      </Text>
    </Group>
  );
}
