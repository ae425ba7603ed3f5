import { href } from "@domain/pages";
import { IconFence, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { useDirectory, useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { ButtonLink } from "../../ui/display/button-link";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { usePageParams } from "../../ui/list/search-params";
import { useFilter } from "../../ui/list/filter/define-filter";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { fetched } from "../../ui/state/fetched";
import { ListSkeleton } from "../../ui/state/skeletons";
import { QueryState } from "../../ui/state/query-state";
import { LabelsLink } from "../../ui/print/labels-link";
import { EnclosureTable } from "./list/enclosure-table";
import { enclosureTexts, useWantsEnclosure } from "./list/use-wants-enclosure";
import { enclosureFilter } from "./list/enclosure-filter";
import { EnclosureFilterBar } from "./list/enclosure-filters";

const EnclosureLabels = fetched(
  () =>
    import("./list/enclosure-labels").then((module) => module.EnclosureLabels),
  ListSkeleton,
);

/** The list of enclosures, or the labels of those it is narrowed to. */
export function Component() {
  const [params] = usePageParams();
  return params.get("tool") === "labels" ? (
    <EnclosureLabels />
  ) : (
    <EnclosureList />
  );
}

function EnclosureList() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [filters, change] = useFilter(enclosureFilter);
  const { sectorId, away } = filters;
  const [search, setSearch] = useSearchTerm();
  const sectors = useSectors(zooId);
  const species = useDirectory("species", zooId);
  const format = useFormat();
  const { live, count, isEmpty, more, growing, directory } = useListed(
    "enclosures",
    zooId,
    {
      typed: search,
      wants: useWantsEnclosure(filters, species, zooId),
      textsOf: enclosureTexts,
    },
  );
  const creation = may("create", "enclosures")
    ? href("enclosure", { mode: "create", sectorId })
    : null;
  useCreateKeyTo(creation);
  const create = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("enclosures.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("enclosures.title")}
        count={count === null ? undefined : format.number(count)}
        actions={
          <>
            <LabelsLink />
            {create}
          </>
        }
      />
      <EnclosureFilterBar
        sectors={sectors.rows}
        species={species}
        filters={filters}
        change={change}
        search={search}
        onSearch={setSearch}
      />
      <QueryState
        query={live}
        isEmpty={() => isEmpty && away === null}
        empty={
          <EmptyState
            icon={IconFence}
            title={t("enclosures.states.none")}
            body={t("enclosures.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <EnclosureTable
              rows={rows}
              sectors={sectors}
              directory={directory}
              species={species}
              away={away}
            />
            <ListNotes
              unreadable={unreadable}
              full={false}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}
