import { sectorIdOf, sinceOf } from "@domain/board/params";
import { tokenOf } from "@domain/event/event";
import { everyEvent, eventsQuery } from "@domain/event/event-queries";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import { EventLine } from "./event-line";

/** So many are shown, the latest. */
const shownMost = 8;

/** What became of records last, everywhere or in a sector, as far back as is asked for. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId } = useReadySession();
  const sectorId = sectorIdOf(params);
  const about = sectorId === null ? null : tokenOf("sectors", sectorId);
  const from = sinceOf(params, now);
  const live = useLiveQueries([
    eventsQuery(zooId, { ...everyEvent, about, from }, shownMost),
  ]);
  return (
    <QueryState
      query={live}
      empty={<Text c="dimmed">{t("events.states.none")}</Text>}
    >
      {({ rows }) => (
        <>
          <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {rows.map((row) => (
              <EventLine
                key={row.id}
                row={row}
                when={format.moment(row.data.at, now)}
              />
            ))}
          </ul>
          <TextLink
            to={href("timeline", {
              sectorId,
              since: from === null ? null : parisDay(from),
            })}
            size="sm"
          >
            {t("events.actions.all")}
          </TextLink>
        </>
      )}
    </QueryState>
  );
}
