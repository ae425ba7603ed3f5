import type { PlacedSubject } from "@domain/event/event";
import { tokenOf } from "@domain/event/event";
import {
  everyEvent,
  eventsQuery,
  railEvents,
} from "@domain/event/event-queries";
import { href } from "@domain/pages";
import { Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDoc,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import type { LiveList } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { paramOf } from "../parts/about";
import { EventLine } from "./event-line";

interface RecordEventsProps {
  kind: Exclude<PlacedSubject, "groups">;
  id: string;
}

/** Beside a record: what became of it last, and the way to all of it. */
export function Component({ kind, id }: RecordEventsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const about = tokenOf(kind, id);
  const query = eventsQuery(zooId, { ...everyEvent, about }, railEvents);
  const live = useLiveQueries([query]);
  const isEmpty = live.state === "data" && live.data.rows.length === 0;
  return (
    <Panel
      title={t("events.recent")}
      aside={
        !isEmpty && (
          <TextLink to={href("timeline", { [paramOf[kind]]: id })} size="sm">
            {t("events.actions.all")}
          </TextLink>
        )
      }
    >
      <QueryState
        query={live}
        skeleton={<Skeleton height={88} />}
        isEmpty={() => false}
      >
        {(list) => <Events kind={kind} id={id} list={list} />}
      </QueryState>
    </Panel>
  );
}

function Events({
  kind,
  id,
  list,
}: RecordEventsProps & { list: LiveList<"events"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { rows, full } = list;
  const isBegun = rows.some(
    ({ data }) => data.kind === "created" && data.subject.id === id,
  );
  return (
    <>
      {rows.length > 0 && (
        <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {rows.map((row) => (
            <EventLine
              key={row.id}
              row={row}
              alone={row.data.subject.id === id}
              when={format.moment(row.data.at, now)}
            />
          ))}
        </ul>
      )}
      {!full && !isBegun && <Begun kind={kind} id={id} />}
      {rows.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("events.states.none")}
        </Text>
      )}
    </>
  );
}

/** Of one older than its history: when its record was made, where that is known. */
function Begun({ kind, id }: RecordEventsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const live = useLiveDoc<"sectors" | "enclosures" | "animals">(kind, id);
  const createdAt =
    live.state === "data" ? (live.data?.data.createdAt ?? null) : null;
  if (createdAt === null) return null;
  return (
    <Text c="dimmed" size="sm">
      {t("events.states.created", { day: format.date(createdAt) })}
    </Text>
  );
}
