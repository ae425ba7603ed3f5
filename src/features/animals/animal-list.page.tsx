import type { AnimalEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { IconPaw } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { usePageParams } from "../../ui/list/search-params";
import { useFilter } from "../../ui/list/filter/define-filter";
import { ListPage } from "../../ui/page/list-page";
import { fetched } from "../../ui/state/fetched";
import { ListSkeleton } from "../../ui/state/skeletons";
import { LabelsLink } from "../../ui/print/labels-link";
import { Slot } from "../slots";
import { AnimalFilterBar } from "./list/animal-filter-bar";
import { animalFilter } from "./list/animal-filters";
import { BesideLinks } from "./list/beside-links";
import { GroupsLink } from "./list/groups-link";
import { NeighboursLink } from "./neighbours/neighbours-link";
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
  const list = useListed("animals", zooId, {
    typed: search,
    wants: useWantsAnimal(filters),
    textsOf: useCallback(
      (animal: AnimalEntry) => [animal.name, ...wordsOf(animal).search],
      [wordsOf],
    ),
  });
  return (
    <ListPage
      title={t("animals.title")}
      list={list}
      creation={
        may("create", "animals")
          ? {
              to: href("animal", { mode: "create" }),
              label: t("animals.actions.create"),
            }
          : null
      }
      actions={
        <>
          <GroupsLink />
          <NeighboursLink />
          <BesideLinks />
          <LabelsLink />
          <Slot
            name="animals.listActions"
            props={{ ids: list.ids, isEmpty: list.isEmpty }}
          />
        </>
      }
      filters={
        <AnimalFilterBar
          zooId={zooId}
          filters={filters}
          change={change}
          search={search}
          onSearch={setSearch}
        />
      }
      linkTo={(id) => href("animal", { animalId: id })}
      none={{
        icon: IconPaw,
        title: t("animals.states.none"),
        body: t("animals.states.noneHelp"),
      }}
    >
      {(rows) => <AnimalTable rows={rows} zooId={zooId} />}
    </ListPage>
  );
}
