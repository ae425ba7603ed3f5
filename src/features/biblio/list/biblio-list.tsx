import { href } from "@domain/pages";
import { IconBooks, IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { useCreateKeyTo } from "../../../ui/keys/use-create-key";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListedRows } from "../../../ui/state/listed-rows";
import { PageHeader } from "../../../ui/page/page-header";
import { useMayKeep } from "../parts/use-may-keep";
import { BiblioFilterBar } from "./biblio-filters";
import { BiblioTable } from "./biblio-table";
import { biblioFilter, publicationsFound } from "./found";

/** Every publication there is, and the ways to bring in more. */
export function BiblioList({ live }: { live: Live<LiveList<"biblio">> }) {
  const { t } = useTranslation();
  const { any } = useMayKeep();
  const creation = any ? href("biblio", { mode: "create" }) : null;
  useCreateKeyTo(creation);
  const make = creation !== null && (
    <>
      <ButtonLink
        to={href("biblio", { mode: "import" })}
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
      >
        {t("biblio.actions.import")}
      </ButtonLink>
      <ButtonLink
        to={creation}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        {t("biblio.actions.create")}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t("biblio.title")} actions={make} />
      <ListedRows
        list={{ live }}
        none={{
          icon: IconBooks,
          title: t("biblio.states.none"),
          body: t("biblio.states.noneHelp"),
        }}
      >
        {(rows) => <Found rows={rows} />}
      </ListedRows>
    </>
  );
}

function Found({ rows }: { rows: readonly Row<"biblio">[] }) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const [filters, change] = useFilter(biblioFilter);
  const [typed, setTyped] = useSearchTerm();
  const found = publicationsFound(rows, filters, typed, byName);
  return (
    <>
      <BiblioFilterBar
        rows={rows}
        filters={filters}
        change={change}
        typed={typed}
        onType={setTyped}
      />
      {found.length === 0 ? (
        <NothingFound
          icon={IconBooks}
          title={t("biblio.states.notFound")}
          onReset={() => {
            // Where nothing narrows, the archived are what is left.
            const narrows =
              typed !== "" || biblioFilter.chips(filters).length > 0;
            change({ ...biblioFilter.initial, archived: !narrows });
            setTyped("");
          }}
        />
      ) : (
        <BiblioTable rows={found} />
      )}
    </>
  );
}
