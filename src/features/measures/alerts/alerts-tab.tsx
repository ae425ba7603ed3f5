import { exportDaysMost } from "@domain/export/period";
import { oneAlertQueries } from "@domain/measures/alerts/alert-queries";
import { graverFirst } from "@domain/measures/alerts/alert";
import {
  isBesideCell,
  isInCell,
  isListed,
} from "@domain/measures/alerts/register/register";
import { href } from "@domain/pages";
import { Box, Button, Stack } from "@mantine/core";
import { IconBellCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import type { GrowingList } from "../../../data/hooks/use-growing-list";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { withTexts } from "../../../lib/i18n/i18n";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { lately, listedPeriod } from "../../shared/exporting/lately";
import { FindingsMail } from "../findings/findings-mail";
import { AlertList } from "./alert-list";
import { AlertPanels } from "./alert-panels";
import type { OpenedPanel } from "./alert-panels";
import { registerFilter } from "./register/register-filter";
import { RegisterFiltersBar } from "./register/register-filters";
import { AlertKinds, alertKindOf, alertQueriesOf } from "./alert-kinds";

const RiskMatrix = fetched(() =>
  import("./register/risk-matrix").then(({ RiskMatrix }) => RiskMatrix),
);

const FindingsPart = fetched(
  withTexts(["measures", "measures.alerts", "measures.findings"], () =>
    import("../findings/findings-part").then(
      ({ FindingsPart }) => FindingsPart,
    ),
  ),
);

/** So many of what waits are read at once, and so many more each time: it is counted, so all of it is wanted. */
const waitingAtOnce = 200;
/** So many more of what was are read each time. */
const shownAtOnce = 50;
/** So many days back a file of all alerts goes where nobody says otherwise. */
const exportedDays = 90;

/** Alerts, or the findings where the address asks for them. */
export function Component() {
  const [params] = usePageParams();
  return params.get("status") === "findings" ? <Findings /> : <Alerts />;
}

/** The crumbs of this page. */
function useCrumbs() {
  const { t } = useTranslation();
  return [{ label: t("measures.alerts.back"), to: href("dashboard") }];
}

function Findings() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  return (
    <>
      <PageHeader
        title={t("measures.alerts.title")}
        crumbs={crumbs}
        actions={<FindingsMail />}
      />
      <AlertKinds shown="findings" />
      <FindingsPart />
    </>
  );
}

/** What somebody has to look at, how grave it is, whose it is, and what became of what was. */
function Alerts() {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const [params] = usePageParams();
  const crumbs = useCrumbs();
  const [opened, open] = useState<OpenedPanel>(null);
  const [filters] = useFilter(registerFilter);
  const { alertId } = filters;
  const shown = alertKindOf(params.get("status"));
  const isAll = shown === "all";
  const now = useNow();
  const back = isAll ? exportedDays : exportDaysMost;
  const list = useGrowingList(
    (limit) =>
      alertId === null
        ? alertQueriesOf[shown](session, limit)
        : oneAlertQueries(session, alertId),
    {
      step: isAll ? shownAtOnce : waitingAtOnce,
      key: alertId ?? shown,
    },
  );
  const { live } = list;
  // Its query asks for one, so it is always full.
  const more = alertId === null ? list.more : null;
  const looking = { uid: session.uid, now };
  // Of a list that goes on nobody knows how many there are.
  const count =
    live.state === "data" && more === null
      ? live.data.rows.filter(({ data }) => isListed(data, filters, looking))
          .length
      : undefined;
  return (
    <>
      <PageHeader
        title={t("measures.alerts.title")}
        count={isAll || alertId !== null ? undefined : count}
        crumbs={crumbs}
        actions={
          <>
            <FetchedMailButton
              asked={{
                kind: "alerts",
                period: listedPeriod(
                  { since: filters.since, until: null },
                  lately(now, back),
                ),
                narrowed: {
                  ...filters,
                  which: alertId === null ? shown : "all",
                },
              }}
            />
            {may("create", "alerts") && (
              <Button
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => open({ kind: "hand" })}
              >
                {t("measures.alerts.make")}
              </Button>
            )}
          </>
        }
      />
      <AlertKinds shown={shown} />
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconBellCheck}
            title={t("measures.alerts.none")}
            body={t("measures.alerts.noneHelp")}
          />
        }
      >
        {({ rows }) => (
          <Register
            rows={rows}
            isAll={shown !== "active" || alertId !== null}
            list={{ more, growing: list.growing }}
            onOpen={open}
          />
        )}
      </QueryState>
      <AlertPanels opened={opened} onClose={() => open(null)} />
    </>
  );
}

interface RegisterProps {
  rows: readonly Row<"alerts">[];
  isAll: boolean;
  list: Pick<GrowingList<"alerts">, "more" | "growing">;
  onOpen: (panel: OpenedPanel) => void;
}

/** Alerts as a register: counted by likelihood and severity, narrowed, listed. */
function Register({ rows, isAll, list, onOpen }: RegisterProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const now = useNow();
  const [filters, change] = useFilter(registerFilter);
  const beside = rows.filter(({ data }) =>
    isBesideCell(data, filters, { uid, now }),
  );
  const shown = beside.filter(({ data }) => isInCell(data, filters));
  return (
    <Stack gap="md">
      {/* On a telephone what waits comes first. */}
      {!isAll && (
        <Box visibleFrom="sm">
          <RiskMatrix
            alerts={beside.map(({ data }) => data)}
            isPart={list.more !== null}
            filters={filters}
            onChange={change}
          />
        </Box>
      )}
      <RegisterFiltersBar filters={filters} onChange={change} />
      {shown.length === 0 ? (
        <NothingFound
          icon={IconBellCheck}
          title={t("measures.alerts.noMatch")}
          isPart={list.more !== null}
          onReset={() => change(registerFilter.initial)}
        />
      ) : (
        <AlertList
          rows={
            isAll
              ? shown
              : shown.toSorted((a, b) => graverFirst(a.data, b.data))
          }
          onAcknowledge={(row) => onOpen({ kind: "acknowledge", row })}
          onAssess={(row) => onOpen({ kind: "assess", row })}
          onFind={(row) => onOpen({ kind: "find", row })}
        />
      )}
      <LoadMore loading={list.growing} onMore={list.more} />
    </Stack>
  );
}
