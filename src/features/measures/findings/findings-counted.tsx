import { talliedAs, tallyOf } from "@domain/finding/finding";
import { findingsQueries } from "@domain/finding/finding-queries";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { ErrorState } from "../../../ui/state/error-state";
import { StatTile } from "../../../ui/page/stat-tile";
import { findingLooks } from "./finding-looks";

/** The latest of each class that are counted. */
const countedMost = 50;

/** How many findings wait, and what became of those judged lately; each number leads to the list. Nothing where there is none; where that is not known, that it could not be loaded. */
export function FindingsCounted() {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useReadySession();
  const today = parisDay(useNow());
  const live = useLiveQueries(findingsQueries(session, countedMost));
  if (live.state === "error")
    return (
      <Panel title={t("measures.findings.title")}>
        <ErrorState error={live} onRetry={live.retry} />
      </Panel>
    );
  if (live.state === "loading" || live.data.rows.length === 0) return null;
  const more = live.data.full ? "+" : "";
  const tally = tallyOf(
    live.data.rows.map(({ data }) => data),
    today,
  );
  return (
    <Panel title={t("measures.findings.title")}>
      <SimpleGrid
        type="container"
        cols={{ base: 2, "640px": 3, "1100px": 6 }}
        spacing="xs"
      >
        {talliedAs.map((id) => (
          <StatTile
            key={id}
            icon={findingLooks[id][1]}
            color={tally[id] > 0 && id === "open" ? "orange" : "gray"}
            label={
              id === "open" || id === "acted"
                ? t(`measures.findings.states.${id}`)
                : t(`measures.findings.verdicts.${id}`)
            }
            value={format.number(tally[id]) + more}
            to={href("dashboard", {
              ...{ tab: "alerts", status: "findings", kind: id },
            })}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}
