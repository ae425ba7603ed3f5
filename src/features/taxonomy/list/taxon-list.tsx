import { idSchema } from "@domain/schema/fields";
import { Button } from "@mantine/core";
import { IconHierarchy, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { useCreateKey } from "../../../ui/keys/use-create-key";
import type { Column } from "../../../ui/list/columns";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { ListNotes } from "../../../ui/list/list-notes";
import { NotThereNotice } from "../../../ui/list/not-there-notice";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams } from "../../../ui/list/search-params";
import { matchesText } from "../../../ui/list/search-text";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { Completeness } from "../parts/completeness";
import { TaxonName } from "../parts/taxon-name";
import type { Taxa, TaxonRow } from "../parts/use-taxa";
import { TaxonPanel } from "./taxon-panel";

type ListedKind = "family" | "order";

interface TaxonListProps<K extends ListedKind> {
  kind: K;
  taxa: Taxa<K>;
  /** Which of them are shown, what was typed aside. */
  wants?: (taxon: TaxonRow<K>) => boolean;
  hrefOf: (id: string) => string;
  /** The columns of the kind after the name. */
  columns: readonly Column<TaxonRow<K>>[];
  filters?: ReactNode;
  /** Where a new one belongs. */
  parentId?: string | null;
}

/** The parameter of the address that names the one beside the list. */
const named = { family: "familyId", order: "orderId" } as const;

/** All families or orders by latin name, one of them beside the list. */
export function TaxonList<K extends ListedKind>(props: TaxonListProps<K>) {
  const { kind, taxa, wants = () => true, hrefOf, filters, columns } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const mayCreate = useCan()("create", "taxonomy");
  const [params, change] = usePageParams();
  const [typed, setTyped] = useSearchTerm();
  const open = useCallback(() => change({ mode: "create" }), [change]);
  useCreateKey(mayCreate ? open : null);
  const rows = taxa.rows.filter(
    (taxon) =>
      wants(taxon) &&
      matchesText(typed, [
        taxon.latin,
        taxon.name,
        ...Object.values(taxon.names),
      ]),
  );
  const id = params.get(named[kind]);
  const isUnknown =
    id !== null && taxa.live.state === "data" && taxa.of(id) === undefined;
  return (
    <>
      <PageHeader
        title={t(`taxonomy.title.${kind}`)}
        count={
          taxa.live.state === "data" ? format.number(rows.length) : undefined
        }
        actions={
          mayCreate && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={open}
            >
              {t(`taxonomy.actions.create.${kind}`)}
            </Button>
          )
        }
      />
      <FilterBar label={t("taxonomy.actions.filter")}>
        <SearchField
          label={t("taxonomy.actions.search")}
          value={typed}
          onChange={setTyped}
        />
        {filters}
      </FilterBar>
      {isUnknown && (
        <NotThereNotice onClose={() => change({ [named[kind]]: null })} />
      )}
      <QueryState query={taxa.live}>
        {({ unreadable, full }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={IconHierarchy}
              title={t(`taxonomy.states.nothing.${kind}`)}
            />
          ) : (
            <>
              <RecordList
                label={t(`taxonomy.title.${kind}`)}
                rows={rows}
                rowKey={({ id }) => id}
                rowHref={({ id }) => hrefOf(id)}
                columns={[nameColumn(t("taxonomy.fields.latin")), ...columns]}
              />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          )
        }
      </QueryState>
      <Beside
        {...props}
        id={id}
        creating={params.get("mode") === "create" && mayCreate}
      />
    </>
  );
}

const nameColumn = <K extends ListedKind>(
  header: string,
): Column<TaxonRow<K>> => ({
  id: "latin",
  header,
  width: "minmax(0, 3fr)",
  cell: (taxon) => (
    <>
      <TaxonName taxon={taxon} />
      {taxon.pending && <PendingBadge />}
    </>
  ),
});

/** In how many languages they have a name. */
export function useNamesColumn<K extends ListedKind>(): Column<TaxonRow<K>> {
  const { t } = useTranslation();
  return {
    id: "names",
    header: t("taxonomy.fields.names"),
    width: "fit",
    from: 640,
    card: "labelled",
    cell: ({ names }) => <Completeness names={names} />,
  };
}

function Beside<K extends ListedKind>({
  kind,
  taxa,
  parentId = null,
  id,
  creating,
}: TaxonListProps<K> & { id: string | null; creating: boolean }) {
  const [, change] = usePageParams();
  const shown = taxa.of(idSchema.nullable().catch(null).parse(id));
  if (!creating && shown === undefined) return null;
  return (
    <TaxonPanel
      key={creating ? "new" : id}
      kind={kind}
      taxon={creating ? null : (shown ?? null)}
      parentId={parentId}
      onClose={() => change({ mode: null, [named[kind]]: null })}
      onMerged={(intoId) => change({ mode: null, [named[kind]]: intoId })}
    />
  );
}
