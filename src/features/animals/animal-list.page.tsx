import type { AnimalEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { IconPaw, IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { ButtonLink } from "../../ui/display/button-link";
import { ListNotes } from "../../ui/list/list-notes";
import { useFormat } from "../../lib/use-format";
import { LoadMore } from "../../ui/list/load-more";
import { usePageParams } from "../../ui/list/search-params";
import { useFilter } from "../../ui/list/filter/define-filter";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { fetched } from "../../ui/state/fetched";
import { ListSkeleton } from "../../ui/state/skeletons";
import { LabelsLink } from "../../ui/print/labels-link";
import { QueryState } from "../../ui/state/query-state";
import { AnimalFilterBar } from "./list/animal-filter-bar";
import { animalFilter } from "./list/animal-filters";
import { useWantsAnimal } from "./list/use-wants-animal";
import { AnimalTable } from "./list/animal-table";
import { useSpeciesWords } from "./parts/use-species-words";

const AnimalLabels = fetched(
  () => import("./list/animal-labels").then((module) => module.AnimalLabels),
  ListSkeleton,
);

/** The list of animals, or the labels of those it is narrowed to. */
export function Component() {
  const [params] = usePageParams();
  return params.get("tool") === "labels" ? <AnimalLabels /> : <AnimalList />;
}

function AnimalList() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const [filters, change] = useFilter(animalFilter);
  const [search, setSearch] = useSearchTerm();
  const wordsOf = useSpeciesWords();
  const format = useFormat();
  const { live, count, isEmpty, more, growing } = useListed("animals", zooId, {
    typed: search,
    wants: useWantsAnimal(filters),
    textsOf: useCallback(
      (animal: AnimalEntry) => [animal.name, ...wordsOf(animal).search],
      [wordsOf],
    ),
  });
  const creation = may("create", "animals")
    ? href("animal", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const create = creation !== null && (
    <ButtonLink to={creation} leftSection={<IconPlus size={16} aria-hidden />}>
      {t("animals.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("animals.title")}
        count={count === null ? undefined : format.number(count)}
        actions={
          <>
            <LabelsLink />
            {create}
          </>
        }
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
        isEmpty={() => isEmpty}
        empty={
          <EmptyState
            icon={IconPaw}
            title={t("animals.states.none")}
            body={t("animals.states.noneHelp")}
            action={create}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <AnimalTable rows={rows} zooId={zooId} />
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
