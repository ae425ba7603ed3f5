import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import { IconPuzzle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import type { Selection } from "../../../ui/list/record-list";
import { RecordList } from "../../../ui/list/record-list";
import { PicturedName } from "../../../ui/picture/pictured-name";
import { RefusalBadge } from "../approval/refusal-badge";
import { ObjectBadges } from "../parts/object-badges";
import { StockWords } from "../parts/stock-words";
import { useLabels } from "../use-labels";
import type { Uses } from "../use-objects";

interface ObjectTableProps {
  rows: readonly Row<"enrichments">[];
  uses: Uses;
  /** Absent for who orders nothing. */
  selection?: Selection | undefined;
}

/** Objects as rows: what they are for, and how many are in store. */
export function ObjectTable({ rows, uses, selection }: ObjectTableProps) {
  const { t } = useTranslation();
  return (
    <RecordList
      label={t("enrichment.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("enrichment", { enrichmentId: id })}
      columns={useColumns(uses)}
      {...(selection && { selection })}
    />
  );
}

/** A row stays one line; the whole of it is a tooltip. */
function InOneLine({ text }: { text: string }) {
  return (
    <Text component="span" inherit truncate display="block" title={text}>
      {text}
    </Text>
  );
}

function useColumns(uses: Uses): Column<Row<"enrichments">>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const categories = useLabels("categories");
  const goals = useLabels("goals");
  return [
    {
      id: "name",
      header: t("enrichment.fields.name"),
      width: "minmax(11rem, 2fr)",
      cell: ({ data, pending }) => (
        <PicturedName
          path={data.photo}
          name={enrichmentNameIn(data, language)}
          silhouette={IconPuzzle}
        >
          {pending && <PendingBadge />}
        </PicturedName>
      ),
    },
    {
      id: "categories",
      header: t("enrichment.fields.categories"),
      from: 640,
      card: "bare",
      cell: ({ data }) => (
        <InOneLine text={format.list(data.categories.map(categories.nameOf))} />
      ),
    },
    {
      id: "goals",
      header: t("enrichment.fields.goals"),
      from: 1000,
      card: "hidden",
      cell: ({ data }) => (
        <InOneLine text={format.list(data.goals.map(goals.nameOf))} />
      ),
    },
    {
      id: "stock",
      header: t("enrichment.fields.stock"),
      width: "fit",
      from: 480,
      card: "bare",
      cell: ({ id }) => <StockWords use={uses.get(id)?.data} />,
    },
    {
      id: "state",
      header: t("enrichment.fields.state"),
      from: 900,
      card: "bare",
      cell: ({ id, data }) => (
        <Group component="span" gap={4}>
          <ObjectBadges object={data} />
          <RefusalBadge use={uses.get(id)?.data} />
        </Group>
      ),
    },
  ];
}
