import type { ObjectFilters } from "@domain/enrichment/listed";
import { href } from "@domain/pages";
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconPlus,
  IconPuzzle,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { ToolLink } from "../../ui/display/tool-link";
import { usePageParams } from "../../ui/list/search-params";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListPage } from "../../ui/page/list-page";
import { LabelsLink } from "../../ui/print/labels-link";
import { fetched } from "../../ui/state/fetched";
import { ListSkeleton, PageSkeleton } from "../../ui/state/skeletons";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { objectFilter } from "./list/enrichment-filter";
import { ObjectFilterBar } from "./list/object-filters";
import { ObjectTable } from "./list/object-table";
import { useFoundObjects } from "./list/use-found-objects";
import { useOrder } from "./order/use-order";

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

const Labels = fetched(
  () => import("./list/object-labels").then(({ ObjectLabels }) => ObjectLabels),
  ListSkeleton,
);

/** The objects of an establishment, their labels, or what is logged of them where they are. */
export function Component() {
  const [params] = usePageParams();
  const tool = params.get("tool");
  if (tool === "log") return <Log />;
  return tool === "labels" ? <Labels /> : <ObjectList />;
}

/** What is done with objects, for those who may: logged, planned, looked up, labelled. */
function Ways() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  return (
    <>
      {may("create", "enrichmentSessions", { zooId }) && (
        <ButtonLink
          to={href("enrichmentList", { tool: "log" })}
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t("enrichment.log.actions.log")}
        </ButtonLink>
      )}
      {may("read", "enrichmentSessions", { zooId }) && (
        <ButtonLink
          to={href("enrichmentCalendar")}
          variant="default"
          leftSection={<IconCalendarEvent size={16} aria-hidden />}
        >
          {t("enrichment.calendar.actions.open")}
        </ButtonLink>
      )}
      <ToolLink
        to={href("enrichmentHistory")}
        icon={IconArrowsExchange}
        label={t("enrichment.history.actions.list")}
      />
      <LabelsLink />
    </>
  );
}

/** The objects of an establishment and the official ones, by name. */
function ObjectList() {
  const { t } = useTranslation();
  const { live, all, rows, uses, typed, setTyped, filters, change } =
    useFoundObjects();
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
        unread: [],
      }}
      creation={useCreation(filters)}
      actions={
        <>
          <Ways />
          <FetchedMailButton asked={{ ...filters, kind: "enrichments" }} />
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
      linkTo={(id) => href("enrichment", { enrichmentId: id })}
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
