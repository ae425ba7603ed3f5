import { href } from "@domain/pages";
import { IconEyeSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { Completeness } from "../parts/completeness";
import { TaxonName } from "../parts/taxon-name";
import type { Taxon } from "@domain/taxonomy/taxon";
import { ParentName } from "../parts/parent-name";
import { useBase } from "../parts/use-base";

/** A species as its list shows it. */
export interface SpecieRow extends Taxon {
  pending: boolean;
  underReview: boolean;
}

/** That a species is under review. */
export function ReviewBadge() {
  const { t } = useTranslation();
  return (
    <StatusBadge
      color="orange"
      size="sm"
      icon={IconEyeSearch}
      label={t("taxonomy.states.underReview")}
    />
  );
}

/** The species as rows; each leads to its record. */
export function SpecieTable({ rows }: { rows: readonly SpecieRow[] }) {
  const { t } = useTranslation();
  const base = useBase();
  const columns: Column<SpecieRow>[] = [
    {
      id: "latin",
      header: t("taxonomy.fields.latin"),
      width: "minmax(0, 3fr)",
      cell: (specie) => (
        <>
          <TaxonName taxon={specie} />
          {specie.pending && <PendingBadge />}
        </>
      ),
    },
    {
      id: "family",
      header: t("taxonomy.fields.family"),
      width: "minmax(0, 2fr)",
      from: 760,
      card: "bare",
      cell: ({ parentId }) => (
        <ParentName kind="family" id={parentId} base={base} />
      ),
    },
    {
      id: "names",
      header: t("taxonomy.fields.names"),
      width: "fit",
      from: 640,
      card: "labelled",
      cell: ({ names }) => <Completeness names={names} />,
    },
    {
      id: "state",
      header: t("taxonomy.fields.state"),
      width: "fit",
      from: 640,
      card: "bare",
      cell: ({ underReview }) => (underReview ? <ReviewBadge /> : null),
    },
  ];
  return (
    <RecordList
      label={t("taxonomy.title.species")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("specie", { specieId: id })}
      columns={columns}
    />
  );
}
