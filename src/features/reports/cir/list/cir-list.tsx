import { href } from "@domain/pages";
import { cirsQuery } from "@domain/report/cir/cir-queries";
import { Switch } from "@mantine/core";
import { IconFileAnalytics, IconPlus } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useCan } from "../../../../data/hooks/use-can";
import { useGrowingList } from "../../../../data/hooks/use-growing-list";
import type { Row } from "../../../../data/live-store";
import { useSearchTerm } from "../../../../lib/carried-search";
import { ButtonLink } from "../../../../ui/display/button-link";
import { useCreateKey } from "../../../../ui/keys/use-create-key";
import {
  defineFilter,
  flag,
  useFilter,
} from "../../../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../../../ui/list/filter/filter-bar";
import { NothingFound } from "../../../../ui/list/filter/nothing-found";
import { ListEnd } from "../../../../ui/list/list-end";
import { usePageParams } from "../../../../ui/list/search-params";
import { matchesText } from "../../../../ui/list/search-text";
import { PageHeader } from "../../../../ui/page/page-header";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { FetchedMailButton } from "../../../shared/exporting/fetched-mail-button";
import { CirTable } from "./cir-table";

const step = 25;
const cirFilter = defineFilter({ archived: flag });

/** The reports of the provider's visits, the latest first, and the way to write one. */
export function CirList() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [, change] = usePageParams();
  const mayCreate = useCan()("create", "cirs");
  const [{ archived }] = useFilter(cirFilter);
  const search = useSearchTerm();
  const { live, more, growing } = useGrowingList(
    (limit) => cirsQuery(session, archived, limit),
    { step },
  );
  const open = useCallback(() => change({ mode: "create" }), [change]);
  useCreateKey(mayCreate ? open : null);
  const make = mayCreate && (
    <ButtonLink
      to={href("cir", { mode: "create" })}
      mih={44}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("cir.actions.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t("cir.title")}
        actions={
          <>
            <FetchedMailButton asked={{ kind: "visits", archived }} />
            {make}
          </>
        }
      />
      <Filters search={search} />
      <QueryState
        query={live}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <EmptyState
            icon={IconFileAnalytics}
            title={t(archived ? "cir.states.noneArchived" : "cir.states.none")}
            {...(!archived && {
              body: t("cir.states.noneHelp"),
              action: make,
            })}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <Found rows={rows} search={search} isPart={more !== null} />
            <ListEnd
              rows={rows}
              unreadable={unreadable}
              onMore={more}
              growing={growing}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

interface OfSearch {
  search: ReturnType<typeof useSearchTerm>;
}

function Filters({ search: [typed, setTyped] }: OfSearch) {
  const { t } = useTranslation();
  const [{ archived }, change] = useFilter(cirFilter);
  return (
    <FilterBar label={t("cir.actions.filter")}>
      <SearchField
        label={t("cir.actions.search")}
        value={typed}
        onChange={setTyped}
      />
      <Switch
        label={t("cir.actions.archivedOnly")}
        checked={archived}
        onChange={({ currentTarget }) =>
          change({ archived: currentTarget.checked })
        }
        my={8}
      />
    </FilterBar>
  );
}

interface FoundProps extends OfSearch {
  rows: readonly Row<"cirs">[];
  isPart: boolean;
}

function Found({ rows, search: [typed, setTyped], isPart }: FoundProps) {
  const { t } = useTranslation();
  const found = rows.filter(({ data: { title, participants } }) =>
    matchesText(typed, [title, ...participants]),
  );
  return found.length === 0 ? (
    <NothingFound
      icon={IconFileAnalytics}
      title={t("cir.states.notFound")}
      isPart={isPart}
      onReset={() => setTyped("")}
    />
  ) : (
    <CirTable rows={found} />
  );
}
