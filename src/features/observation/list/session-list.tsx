import { isListed } from "@domain/observation/listed";
import { Stack, Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { Slot } from "../../slots";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useAskedNames } from "../parts/use-session-names";
import { ChoosingTable } from "./choosing-table";
import { ListTools } from "./list-tools";
import { OwnSessions } from "./own-sessions";
import { sessionFilter } from "./session-filter";
import { SessionFiltersBar } from "./session-filters";
import { useClosedSessions } from "./use-closed-sessions";

interface SessionListProps {
  /** The way to make one; false for who may not. */
  make: ReactNode;
}

/** What somebody planned and began, and below it what is closed and they may read, 50 at a time. */
export function SessionList({ make }: SessionListProps) {
  const { t } = useTranslation();
  const [filters, change] = useFilter(sessionFilter);
  const narrowed = sessionFilter.chips(filters);
  const { live, more, growing, looked } = useClosedSessions(
    filters,
    narrowed.length === 0
      ? null
      : {
          key: JSON.stringify(filters),
          isListed: (session) => isListed(session, filters),
        },
  );
  const all = live.state === "data" ? live.data.rows : [];
  const { status, campaignId, obsId } = filters;
  const distinct = (ids: readonly (string | null)[]) =>
    [...new Set(ids.filter((id) => id !== null))].sort();
  const names = useAskedNames(
    distinct([obsId, ...all.map(({ data }) => data.obsId)]),
    distinct([campaignId, ...all.map(({ data }) => data.campaignId)]),
  );
  const begunOnly = status === "planned" || status === "open";
  const reset = () =>
    change(narrowed.reduce((now, { clear }) => ({ ...now, ...clear }), {}));
  const notFound = (
    <NothingFound
      icon={IconEye}
      title={t("observation.list.states.notFound")}
      onReset={reset}
    />
  );
  return (
    <>
      <SessionFiltersBar
        filters={filters}
        onChange={change}
        rows={all}
        names={names}
      />
      <Stack gap="lg">
        <OwnSessions
          isShown={(session) => isListed(session, filters)}
          otherwise={begunOnly ? notFound : null}
        />
        {make !== false && <Slot name="observation.device" props={{}} />}
        {!begunOnly && (
          <QueryState query={live} isEmpty={() => false}>
            {({ rows, unreadable }) => {
              const shown = rows.filter(({ data }) => isListed(data, filters));
              return (
                <div>
                  {shown.length > 0 && (
                    <>
                      <ListTools
                        filters={filters}
                        sessions={shown.map(({ data }) => data)}
                        hasMore={more !== null}
                      />
                      <ChoosingTable rows={shown} ethogram={names.ethogram} />
                    </>
                  )}
                  {shown.length === 0 &&
                    !growing &&
                    (narrowed.length > 0 ? (
                      notFound
                    ) : (
                      <EmptyState
                        icon={IconEye}
                        title={t("observation.list.states.none")}
                        body={t("observation.list.states.noneHelp")}
                        action={make}
                      />
                    ))}
                  <ListNotes
                    unreadable={unreadable}
                    full={false}
                    shown={rows.length}
                  />
                  <Text c="dimmed" mt="xs" role="status">
                    {growing && t("observation.list.states.looking")}
                    {looked !== null &&
                      t("observation.list.states.looked", { count: looked })}
                  </Text>
                  <LoadMore onMore={more} loading={growing} />
                </div>
              );
            }}
          </QueryState>
        )}
      </Stack>
    </>
  );
}
