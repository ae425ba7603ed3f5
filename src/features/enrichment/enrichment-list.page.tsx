import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { href } from "@domain/pages";
import { IconCalendarEvent, IconPuzzle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useNow } from "../../data/hooks/use-live";
import { useCan } from "../../data/hooks/use-can";
import type { Row } from "../../data/live-store";
import { useSearchTerm } from "../../lib/carried-search";
import { useLanguage } from "../../lib/i18n/use-language";
import { useFormat } from "../../lib/use-format";
import { ButtonLink } from "../../ui/display/button-link";
import { useFilter } from "../../ui/list/filter/define-filter";
import { usePageParams } from "../../ui/list/search-params";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { matchesText } from "../../ui/list/search-text";
import { ListPage } from "../../ui/page/list-page";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import type { ObjectFilters } from "./list/enrichment-filter";
import { objectFilter, wantsObject } from "./list/enrichment-filter";
import { ObjectFilterBar } from "./list/object-filters";
import { ObjectTable } from "./list/object-table";
import { useOrder } from "./order/use-order";
import { useObjects, useUses } from "./use-objects";

/** Every word by which an object is looked for. */
const textsOf = ({ data }: Row<"enrichments">): string[] => [
  data.name,
  data.originalName ?? "",
  data.sku ?? "",
  ...Object.values(data.translations).map(({ name }) => name),
];

/** Where a new object is made: everybody's in the official mode, for those who may. */
function useCreation({ official }: ObjectFilters) {
  const { t } = useTranslation();
  const may = useCan();
  if (official && may("create", "enrichments", { zooId: "" }))
    return {
      to: href("enrichment", { mode: "create", tab: "official" }),
      label: t("enrichment.actions.createOfficial"),
    };
  return may("create", "enrichments")
    ? {
        to: href("enrichment", { mode: "create" }),
        label: t("enrichment.actions.create"),
      }
    : null;
}

const Log = fetched(
  () => import("./log/log-page").then(({ LogPage }) => LogPage),
  PageSkeleton,
);

/** The objects of an establishment, or what is logged of them where they are. */
export function Component() {
  const [params] = usePageParams();
  return params.get("tool") === "log" ? <Log /> : <ObjectList />;
}

/** The objects of an establishment and the official ones, by name. */
function ObjectList() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { byName } = useFormat();
  const may = useCan();
  const [typed, setTyped] = useSearchTerm();
  const [filters, change] = useFilter(objectFilter);
  const live = useObjects(zooId);
  const uses = useUses(zooId);
  const now = useNow();
  const all = live.state === "data" ? live.data.rows : [];
  const nameOf = ({ data }: Row<"enrichments">) =>
    enrichmentNameIn(data, language);
  const rows = all
    .filter((row) =>
      wantsObject(row.data, uses.get(row.id)?.data, filters, now),
    )
    .filter((row) => matchesText(typed, textsOf(row)))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  const order = useOrder(rows);
  return (
    <ListPage
      title={t("enrichment.title")}
      list={{
        live:
          live.state === "data"
            ? { ...live, data: { ...live.data, rows } }
            : live,
        count: live.state === "data" ? rows.length : null,
        isEmpty: all.length === 0,
        more: null,
        growing: false,
      }}
      creation={useCreation(filters)}
      actions={
        <>
          {may("read", "enrichmentSessions", { zooId }) && (
            <ButtonLink
              to={href("enrichmentCalendar")}
              variant="default"
              leftSection={<IconCalendarEvent size={16} aria-hidden />}
            >
              {t("enrichment.calendar.actions.open")}
            </ButtonLink>
          )}
          <ButtonLink to={href("enrichmentHistory")} variant="default">
            {t("enrichment.history.actions.list")}
          </ButtonLink>
          {order?.button}
        </>
      }
      filters={
        <ObjectFilterBar
          typed={typed}
          onType={setTyped}
          values={filters}
          onChange={change}
        />
      }
      none={{
        icon: IconPuzzle,
        title: t("enrichment.states.none"),
        body: t("enrichment.states.noneHelp"),
      }}
    >
      {(shown) =>
        shown.length === 0 ? (
          <NothingFound
            icon={IconPuzzle}
            title={t("enrichment.states.notFound")}
            onReset={() => {
              setTyped("");
              change(objectFilter.initial);
            }}
          />
        ) : (
          <ObjectTable rows={shown} uses={uses} selection={order?.selection} />
        )
      }
    </ListPage>
  );
}
