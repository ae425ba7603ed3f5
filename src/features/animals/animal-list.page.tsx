import { href } from "@domain/pages";
import { animalsQuery } from "@domain/query/facility-queries";
import { IconPaw, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCarriedSearch } from "../../lib/carried-search";
import { ButtonLink } from "../../ui/display/button-link";
import { ListNotes } from "../../ui/list/list-notes";
import { useListCount } from "../../ui/list/list-count";
import { LoadMore } from "../../ui/list/load-more";
import { useFilter } from "../../ui/list/define-filter";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { AnimalFilterBar } from "./list/animal-filter-bar";
import { animalFilter, matchesAnimal } from "./list/animal-filters";
import { AnimalTable } from "./list/animal-table";
import { useSpeciesWords } from "./parts/use-species-words";

export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [filters, change] = useFilter(animalFilter);
  const [search, setSearch] = useState(useCarriedSearch());
  const wordsOf = useSpeciesWords();
  const { live, more, growing } = useGrowingList((limit) =>
    animalsQuery(zooId, filters, limit),
  );
  const rows = live.state === "data" ? live.data.rows : [];
  const found = rows.filter(({ data }) =>
    matchesAnimal(data, wordsOf(data), filters, search),
  );
  const create = may("create", "animals") && (
    <ButtonLink
      to={href("animal", { mode: "create" })}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("animals.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("animals.title")}
        count={useListCount(live, found.length)}
        actions={create}
      />
      <AnimalFilterBar
        zooId={zooId}
        filters={filters}
        change={change}
        search={search}
        onSearch={setSearch}
      />
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconPaw}
            title={t("animals.states.none")}
            body={t("animals.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ unreadable, full }) => (
          <>
            <AnimalTable rows={found} zooId={zooId} />
            <ListNotes
              unreadable={unreadable}
              full={full && found.length < rows.length}
              shown={rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}
