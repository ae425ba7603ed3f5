import { href } from "@domain/pages";
import { projectStatuses } from "@domain/research/project";
import { Group } from "@mantine/core";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import type { Row } from "../../data/live-store";
import { useProjects } from "../../data/research/use-projects";
import { useSearchTerm } from "../../lib/carried-search";
import { useFormat } from "../../lib/use-format";
import { PendingBadge } from "../../ui/display/pending-badge";
import {
  defineFilter,
  flag,
  someOf,
  useFilter,
} from "../../ui/list/filter/define-filter";
import { FilterBar, SearchField } from "../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../ui/list/filter/filter-choice";
import { FilterSwitch } from "../../ui/list/filter/filter-switch";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { RecordList } from "../../ui/list/record-list";
import { matchesText } from "../../ui/list/search-text";
import { ListPage } from "../../ui/page/list-page";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { ProjectMarks } from "./parts/marks";
import { useDay } from "./parts/use-day";
import { usePeopleNames } from "./parts/use-people-names";

const projectFilter = defineFilter({
  status: someOf(projectStatuses),
  archived: flag,
});

/** The projects that whoever works may read, and the way to begin one. */
export function Component() {
  const { t } = useTranslation();
  const live = useProjects();
  const [{ status, archived }] = useFilter(projectFilter);
  const may = useCan();
  return (
    <ListPage
      title={t("research.title")}
      list={{ live }}
      creation={
        may("create", "researchProjects")
          ? {
              to: href("research", { mode: "create" }),
              label: t("research.actions.create"),
            }
          : null
      }
      actions={
        <FetchedMailButton asked={{ kind: "projects", status, archived }} />
      }
      none={{
        icon: IconFlask,
        title: t("research.states.none"),
        body: t("research.states.noneHelp"),
      }}
    >
      {(rows) => <Found rows={rows} />}
    </ListPage>
  );
}

function Found({ rows }: { rows: readonly Row<"researchProjects">[] }) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const [{ status, archived }, change] = useFilter(projectFilter);
  const [typed, setTyped] = useSearchTerm();
  const found = rows
    .filter(
      ({ data }) =>
        (archived || !data.archived) &&
        (status === null || data.status === status) &&
        matchesText(typed, [data.title, data.question ?? ""]),
    )
    .sort((a, b) => byName(a.data.title, b.data.title));
  return (
    <>
      <FilterBar label={t("research.actions.filter")}>
        <SearchField
          label={t("research.actions.search")}
          value={typed}
          onChange={setTyped}
        />
        <FilterChoice
          label={t("research.fields.status")}
          all={t("research.filters.allStatuses")}
          values={projectStatuses}
          labelOf={(one) => t(`research.options.status.${one}`)}
          value={status}
          onChange={(one) => change({ status: one })}
        />
        <FilterSwitch
          label={t("research.actions.withArchived")}
          checked={archived}
          onChange={(on) => change({ archived: on })}
        />
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound
          icon={IconFlask}
          title={t("research.states.notFound")}
          onReset={() => {
            // Where nothing narrows, the archived are what is left.
            change({ status: null, archived: typed === "" && status === null });
            setTyped("");
          }}
        />
      ) : (
        <ProjectTable rows={found} />
      )}
    </>
  );
}

function ProjectTable({ rows }: { rows: readonly Row<"researchProjects">[] }) {
  const { t } = useTranslation();
  const nameOf = usePeopleNames();
  const { span } = useDay();
  return (
    <RecordList
      label={t("research.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("research", { projectId: id })}
      columns={[
        {
          id: "title",
          header: t("research.fields.title"),
          width: "minmax(10rem, 3fr)",
          cell: ({ data, pending }) => (
            <Group gap="xs" component="span">
              {data.title}
              {pending && <PendingBadge />}
            </Group>
          ),
        },
        {
          id: "status",
          header: t("research.fields.status"),
          width: "fit",
          from: 480,
          card: "bare",
          cell: ({ data }) => <ProjectMarks project={data} />,
        },
        {
          id: "lead",
          header: t("research.fields.leadId"),
          width: "minmax(0, 1fr)",
          from: 640,
          cell: ({ data }) => nameOf(data.leadId),
        },
        {
          id: "days",
          header: t("research.fields.days"),
          width: "minmax(0, 1fr)",
          from: 800,
          card: "bare",
          cell: ({ data }) => span(data.startDay, data.endDay),
        },
      ]}
    />
  );
}
