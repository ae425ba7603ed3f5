import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { href } from "@domain/pages";
import { Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import type { MoveWords } from "./use-move-words";

type Move = Row<"enrichmentMovements">;

interface MovementTableProps {
  rows: readonly Move[];
  words: MoveWords;
}

/** Movements as rows: what went where, when and by whom. */
export function MovementTable({ rows, words }: MovementTableProps) {
  const { t } = useTranslation();
  return (
    <RecordList
      label={t("enrichment.history.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ data }) =>
        href("enrichment", { enrichmentId: data.enrichmentId })
      }
      columns={useColumns(words)}
    />
  );
}

function useColumns(words: MoveWords): Column<Move>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "object",
      header: t("enrichment.history.fields.object"),
      width: "minmax(0, 2fr)",
      cell: ({ data, pending }) => (
        <>
          {words.object(data)} {pending && <PendingBadge />}
        </>
      ),
    },
    {
      id: "quantity",
      header: t("enrichment.fields.quantity"),
      width: "fit",
      from: 360,
      cell: ({ data }) => words.quantity(data),
    },
    {
      id: "reason",
      header: t("enrichment.fields.reason"),
      from: 480,
      card: "bare",
      cell: ({ data }) => words.reason(data),
    },
    {
      id: "way",
      header: t("enrichment.history.fields.way"),
      width: "minmax(0, 2fr)",
      from: 640,
      card: "bare",
      cell: ({ data }) => <Way move={data} words={words} />,
    },
    {
      id: "at",
      header: t("enrichment.history.fields.at"),
      width: "fit",
      from: 760,
      card: "bare",
      cell: ({ data }) => format.dateTime(data.at),
    },
    {
      id: "by",
      header: t("enrichment.history.fields.by"),
      from: 900,
      card: "bare",
      cell: ({ data }) => words.person(data),
    },
    {
      id: "note",
      header: t("enrichment.fields.note"),
      from: 1100,
      card: "bare",
      cell: ({ data }) => data.note,
    },
  ];
}

function Way({ move, words }: { move: EnrichmentMovement; words: MoveWords }) {
  const { t } = useTranslation();
  const from = words.from(move);
  const to = words.to(move);
  if (from !== "" && to !== "" && from !== to)
    return (
      <Text component="span" inherit>
        {from}{" "}
        <IconArrowRight
          size={14}
          role="img"
          aria-label={t("enrichment.history.states.wentTo")}
        />{" "}
        {to}
      </Text>
    );
  return from === "" ? to : from;
}
