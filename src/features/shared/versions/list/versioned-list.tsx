import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { LiveList } from "../../../../data/live-store";
import type { IconComponent } from "../../../../ui/display/icon";
import { NothingFound } from "../../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../../ui/list/list-notes";
import { EmptyState } from "../../../../ui/state/empty-state";
import type { Loadable } from "../../../../ui/state/query-state";
import { QueryState } from "../../../../ui/state/query-state";
import type { Header } from "../header-writes";
import type { Narrowed } from "./use-versioned-list";
import { VersionedFilters } from "./versioned-filters";

interface VersionedListProps {
  live: Loadable<LiveList<Header>>;
  list: Narrowed;
  icon: IconComponent;
  words: {
    filter: string;
    /** There is nothing yet, and what then. */
    none: string;
    noneHelp: string;
    notFound: string;
    found: string;
  };
  /** What sends them as a file; absent: nothing does. */
  mail?: ReactNode;
  /** Those that are wanted, as rows. */
  children: ReactNode;
}

/** Things with versions, those that are looked for, and what stands where there are none. */
export function VersionedList(props: VersionedListProps) {
  const { live, list, icon, words, mail, children } = props;
  const none = (
    <EmptyState icon={icon} title={words.none} body={words.noneHelp} />
  );
  return (
    <>
      <VersionedFilters label={words.filter} {...list.filters} />
      <QueryState query={live} empty={none}>
        {({ rows, unreadable, full }) => {
          if (list.rows.length === 0)
            return list.isNarrowed ? (
              <NothingFound
                icon={icon}
                title={words.notFound}
                onReset={list.reset}
              />
            ) : (
              none
            );
          return (
            <>
              <Group justify="space-between" mb="xs">
                <Text c="dimmed" role="status">
                  {words.found}
                </Text>
                {mail}
              </Group>
              {children}
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
