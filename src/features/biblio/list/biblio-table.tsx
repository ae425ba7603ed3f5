import { authorsShort } from "@domain/biblio/cited";
import { href } from "@domain/pages";
import { Button, Group, Text } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { RecordList } from "../../../ui/list/record-list";
import { BulkBar } from "../../../ui/list/selection/bulk-bar";
import { useSelection } from "../../../ui/list/selection/use-selection";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { Marks } from "../parts/marks";
import { saveBibtex } from "../parts/save-bibtex";
import { biblioFilter } from "./found";

type PublicationRow = Row<"biblio">;

function useColumns(): Column<PublicationRow>[] {
  const { t } = useTranslation();
  return [
    {
      id: "title",
      header: t("biblio.fields.title"),
      width: "minmax(10rem, 4fr)",
      cell: ({ data, pending }) => (
        <Group gap="xs" component="span">
          {data.title}
          {pending && <PendingBadge />}
        </Group>
      ),
    },
    {
      id: "authors",
      header: t("biblio.fields.authors"),
      width: "minmax(0, 2fr)",
      from: 560,
      card: "bare",
      cell: ({ data }) => authorsShort(data.authors),
    },
    {
      id: "year",
      header: t("biblio.fields.year"),
      width: "fit",
      from: 480,
      card: "bare",
      cell: ({ data }) => data.year ?? "",
    },
    {
      id: "journal",
      header: t("biblio.fields.journal"),
      width: "minmax(0, 2fr)",
      from: 800,
      card: "bare",
      cell: ({ data }) => data.journal ?? data.publisher ?? "",
    },
    {
      id: "state",
      header: t("biblio.fields.state"),
      width: "fit",
      from: 700,
      card: "bare",
      cell: ({ data }) => <Marks one={data} />,
    },
  ];
}

/** Publications as rows, each with a box: those chosen, or all that are shown, are taken away as a file. */
export function BiblioTable({ rows }: { rows: readonly PublicationRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns();
  const [filters] = useFilter(biblioFilter);
  const selected = useSelection(rows, {
    can: () => true,
    label: ({ data }) => t("biblio.actions.select", { name: data.title }),
    cannot: "",
  });
  const save = (some: readonly PublicationRow[]) =>
    saveBibtex(
      some.map(({ data }) => data),
      t("biblio.export.file"),
    );
  const chosen = selected?.rows ?? [];
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Text size="sm" c="dimmed" role="status">
          {t("biblio.states.found", {
            count: rows.length,
            n: format.number(rows.length),
          })}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            mih={44}
            leftSection={<IconFileExport size={16} aria-hidden />}
            onClick={() => save(rows)}
          >
            {t("biblio.actions.exportAll")}
          </Button>
          <FetchedMailButton asked={{ ...filters, kind: "publications" }} />
        </Group>
      </Group>
      <RecordList
        label={t("biblio.title")}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href("biblio", { biblioId: id })}
        columns={columns}
        {...(selected !== null && { selection: selected.selection })}
      />
      <BulkBar
        count={chosen.length}
        label={t("biblio.states.selected", {
          count: chosen.length,
          n: format.number(chosen.length),
        })}
        actions={[
          {
            id: "export",
            label: t("biblio.actions.export"),
            icon: IconFileExport,
            danger: false,
            onDo: () => save(chosen),
          },
        ]}
        onClear={() => selected?.clear()}
      />
    </>
  );
}
