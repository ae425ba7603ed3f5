import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useListed } from "../../data/hooks/use-listed";
import { useDirectory, useSectors } from "../../data/hooks/use-names";
import { useCan } from "../../data/hooks/use-can";
import { useReadySession } from "../../data/hooks/ready-session";
import { useSearchTerm } from "../../lib/carried-search";
import { usePageParams } from "../../ui/list/search-params";
import { useFilter } from "../../ui/list/filter/define-filter";
import { ListPage } from "../../ui/page/list-page";
import { fetched } from "../../ui/state/fetched";
import { ListSkeleton } from "../../ui/state/skeletons";
import { LabelsLink } from "../../ui/print/labels-link";
import { MailButton } from "../shared/exporting/mail-button";
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
  const { directory, ...list } = useListed("enclosures", zooId, {
    typed: search,
    wants: useWantsEnclosure(filters, species, zooId),
    textsOf: enclosureTexts,
  });
  return (
    <ListPage
      title={t("enclosures.title")}
      list={{ ...list, isEmpty: list.isEmpty && away === null }}
      creation={
        may("create", "enclosures")
          ? {
              to: href("enclosure", { mode: "create", sectorId }),
              label: t("enclosures.actions.create"),
            }
          : null
      }
      actions={
        <>
          <MailButton asked={{ kind: "enclosures", sectorId }} />
          <LabelsLink />
        </>
      }
      filters={
        <EnclosureFilterBar
          sectors={sectors.rows}
          species={species}
          filters={filters}
          change={change}
          search={search}
          onSearch={setSearch}
        />
      }
      linkTo={(id) => href("enclosure", { enclosureId: id })}
      none={{
        icon: IconFence,
        title: t("enclosures.states.none"),
        body: t("enclosures.states.noneHelp"),
      }}
    >
      {(rows) => (
        <EnclosureTable
          rows={rows}
          sectors={sectors}
          directory={directory}
          species={species}
          away={away}
        />
      )}
    </ListPage>
  );
}
