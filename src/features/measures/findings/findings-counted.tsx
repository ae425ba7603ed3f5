import { tallyOf } from "@domain/finding/finding";
import { findingsQueries } from "@domain/finding/finding-queries";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { SimpleGrid } from "@mantine/core";
import {
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconTrendingDown,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { StatTile } from "../../../ui/page/stat-tile";

/** The latest of each class that are counted. */
const countedMost = 50;

/** How many findings wait, and what became of those judged lately; each number leads to the list. Nothing where there is none. */
export function FindingsCounted() {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const today = parisDay(useNow());
  const live = useLiveQueries(findingsQueries(session, countedMost));
  if (live.state !== "data" || live.data.rows.length === 0) return null;
  const tally = tallyOf(
    live.data.rows.map(({ data }) => data),
    today,
  );
  const tiles = [
    ["open", IconCircleDashed, t("measures.findings.states.open")],
    ["acted", IconClock, t("measures.findings.states.acted")],
    ["improved", IconCircleCheck, t("measures.findings.verdicts.improved")],
    ["worse", IconTrendingDown, t("measures.findings.verdicts.worse")],
  ] as const;
  return (
    <Panel title={t("measures.findings.title")}>
      <SimpleGrid type="container" cols={{ base: 2, "640px": 4 }} spacing="xs">
        {tiles.map(([id, icon, label]) => (
          <StatTile
            key={id}
            icon={icon}
            color={tally[id] > 0 && id === "open" ? "orange" : "gray"}
            label={label}
            value={format.number(tally[id])}
            to={href("dashboard", {
              ...{ tab: "alerts", status: "findings", kind: id },
            })}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}
