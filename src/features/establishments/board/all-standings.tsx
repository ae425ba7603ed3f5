import { summariesQuery } from "@domain/establishment/summary/summary-queries";
import { homePage, href } from "@domain/pages";
import { Button, Stack } from "@mantine/core";
import { IconBuildingCommunity } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { matchesText } from "../../../ui/list/search-text";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useStandingColumns } from "./use-standing-columns";

/** So many stand on the start page until somebody asks for all. */
const worstShown = 10;

const queries = [summariesQuery()];

/** Which establishments need attention, those that need it most first. */
export function AllStandings() {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useStandingColumns();
  const [typed, setTyped] = useState("");
  const [isAll, setAll] = useState(false);
  const live = useLiveQueries(queries);
  return (
    <Panel
      title={t("establishments.standing.all")}
      aside={
        <TextLink to={href("zooList")} size="sm">
          {t("establishments.title")}
        </TextLink>
      }
    >
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconBuildingCommunity}
            title={t("establishments.standing.notCounted")}
          />
        }
      >
        {({ rows, unreadable, full }) => {
          const found = rows.filter(({ data }) =>
            matchesText(typed, [data.zooName]),
          );
          const shown =
            isAll || typed !== "" ? found : found.slice(0, worstShown);
          return (
            <Stack gap="sm">
              {rows.length > worstShown && (
                <FilterBar label={t("establishments.actions.filter")}>
                  <SearchField
                    label={t("establishments.fields.zooName")}
                    value={typed}
                    onChange={setTyped}
                  />
                </FilterBar>
              )}
              {found.length === 0 ? (
                <NothingFound
                  icon={IconBuildingCommunity}
                  title={t("establishments.states.notFound")}
                  onReset={() => setTyped("")}
                />
              ) : (
                <RecordList
                  label={t("establishments.standing.all")}
                  rows={shown}
                  rowKey={({ id }) => id}
                  rowHref={({ id }) => href(homePage, { zoo: id })}
                  columns={columns}
                />
              )}
              {shown.length < found.length && (
                <Button variant="default" mih={44} onClick={() => setAll(true)}>
                  {t("establishments.standing.showAll", {
                    total: format.number(found.length),
                  })}
                </Button>
              )}
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </Stack>
          );
        }}
      </QueryState>
    </Panel>
  );
}
