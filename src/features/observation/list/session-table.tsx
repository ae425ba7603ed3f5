import { animalsOf } from "@domain/observation/listed";
import type { ObsSession } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { Column } from "../../../ui/list/columns";
import type { RecordListProps, Selection } from "../../../ui/list/record-list";
import { RecordList } from "../../../ui/list/record-list";
import { useLengthWords } from "../parts/use-length-words";
import type { SessionNames } from "../parts/use-session-names";
import { useSessionNames } from "../parts/use-session-names";
import { SessionMarks } from "./session-marks";

type SessionRow = Row<"obsSessions">;

/** So many animals are named. */
const namedMost = 2;

/** Animals by name: the first, and how many more. */
export function useAnimalsWords(): (
  ids: readonly string[],
  names: Pick<SessionNames, "animal">,
) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (ids, names) => {
    const named = ids.slice(0, namedMost).map(names.animal);
    const rest = ids.length - named.length;
    if (named.length === 0) return t("observation.list.states.noAnimal");
    return rest === 0
      ? format.list(named)
      : t("observation.list.states.andMore", {
          names: named.join(", "),
          count: rest,
        });
  };
}

interface SessionTableProps {
  rows: readonly SessionRow[];
  ethogram: (id: string) => string;
  /** What they stand under. */
  groups?: RecordListProps<SessionRow>["groups"];
  selection?: Selection;
}

/** Closed sessions as rows; each leads to its record. */
export function SessionTable(props: SessionTableProps) {
  const { rows, ethogram, groups, selection } = props;
  const { t } = useTranslation();
  return (
    <RecordList
      label={t("observation.list.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("obsSession", { obsSessionId: id })}
      columns={useColumns(ethogram)}
      {...(groups !== undefined && { groups })}
      {...(selection !== undefined && { selection })}
    />
  );
}

function useColumns(ethogram: (id: string) => string): Column<SessionRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const length = useLengthWords();
  const names = useSessionNames();
  const animals = useAnimalsWords();
  const method = ({ channels }: ObsSession) =>
    channels.map((one) => t(`observation.list.channels.${one}`)).join(", ");
  const watched = ({ day, watchedMs }: ObsSession) =>
    day === null ? "…" : length(watchedMs);
  const counts = ({ counts: { focal, scans, missed }, channels }: ObsSession) =>
    [
      channels.includes("focal") &&
        t("observation.list.states.acts", { count: focal }),
      channels.includes("scan") &&
        t("observation.list.states.scans", { count: scans }),
      missed > 0 && t("observation.list.states.missed", { count: missed }),
    ]
      .filter((part) => part !== false)
      .join(" · ");
  return [
    {
      id: "day",
      header: t("observation.list.fields.day"),
      width: "minmax(8.5rem, 1.2fr)",
      cell: ({ data: { startedAt } }) =>
        startedAt === null ? "—" : format.dateTime(startedAt),
    },
    {
      id: "enclosure",
      header: t("observation.list.fields.enclosure"),
      width: "minmax(0, 1.4fr)",
      from: 560,
      card: "bare",
      cell: ({ data }, folded) =>
        folded
          ? `${names.enclosure(data.enclosureId)} · ${animals(animalsOf(data), names)}`
          : names.enclosure(data.enclosureId),
    },
    {
      id: "animals",
      header: t("observation.list.fields.animals"),
      width: "minmax(0, 1.4fr)",
      from: 560,
      card: "hidden",
      cell: ({ data }) => animals(animalsOf(data), names),
    },
    {
      id: "observer",
      header: t("observation.list.fields.observer"),
      width: "minmax(0, 1.2fr)",
      from: 760,
      card: "bare",
      cell: ({ data }, folded) =>
        folded
          ? [names.person(data.observerId), method(data), watched(data)].join(
              " · ",
            )
          : names.person(data.observerId),
    },
    {
      id: "ethogram",
      header: t("observation.list.fields.ethogram"),
      width: "minmax(0, 1.4fr)",
      from: 980,
      card: "hidden",
      cell: ({ data }) => ethogram(data.obsId),
    },
    {
      id: "channels",
      header: t("observation.list.fields.channels"),
      width: "minmax(8.5rem, 1fr)",
      from: 1100,
      card: "hidden",
      cell: ({ data }) => method(data),
    },
    {
      id: "watched",
      header: t("observation.list.fields.watched"),
      width: "5.5rem",
      from: 760,
      card: "hidden",
      cell: ({ data }) => watched(data),
    },
    {
      id: "counts",
      header: t("observation.list.fields.counts"),
      width: "minmax(0, 1.5fr)",
      from: 860,
      card: "bare",
      cell: ({ data }) => counts(data),
    },
    {
      id: "marks",
      header: t("observation.list.fields.marks"),
      width: "minmax(0, 1.3fr)",
      from: 720,
      card: "bare",
      cell: ({ data }) => <SessionMarks session={data} />,
    },
  ];
}
