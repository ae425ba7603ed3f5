import type { EnclosureEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { IconFence, IconPlus } from "@tabler/icons-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import type { Directory } from "../../data/hooks/use-names";
import { useDirectory, useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { ButtonLink } from "../../ui/display/button-link";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { useFilter } from "../../ui/list/filter/define-filter";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { EnclosureTable } from "./list/enclosure-table";
import type { EnclosureFilters } from "./list/enclosure-filter";
import {
  asksForTaxon,
  enclosureFilter,
  enclosuresHolding,
  wantsEnclosure,
} from "./list/enclosure-filter";
import { EnclosureFilterBar } from "./list/enclosure-filters";

/** Which enclosures hold what is asked for; null where nothing is, and until it is known. */
function useHolding(
  filters: EnclosureFilters,
  species: Directory<"species">,
  zooId: string,
): ReadonlySet<string> | null {
  const asked = asksForTaxon(filters);
  const animals = useDirectory("animals", asked ? zooId : null);
  const { specieId, familyId, orderId } = filters;
  return useMemo(() => {
    const taxon = { specieId, familyId, orderId };
    return asked ? enclosuresHolding(taxon, animals.list, species.of) : null;
  }, [asked, animals, species, specieId, familyId, orderId]);
}

export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [filters, change] = useFilter(enclosureFilter);
  const { sectorId, away } = filters;
  const [search, setSearch] = useSearchTerm();
  const sectors = useSectors(zooId);
  const species = useDirectory("species", zooId);
  const holding = useHolding(filters, species, zooId);
  const format = useFormat();
  const { live, count, isEmpty, more, growing, directory } = useListed(
    "enclosures",
    zooId,
    {
      typed: search,
      wants: useCallback(
        (enclosure: EnclosureEntry) =>
          wantsEnclosure(enclosure, filters, holding),
        [filters, holding],
      ),
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
        actions={create}
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

const enclosureTexts = ({ name }: EnclosureEntry) => [name];
