import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { usePageParams } from "../list/search-params";

export interface RecordTab {
  id: string;
  label: string;
  content: ReactNode;
}

interface RecordTabsProps {
  label: string;
  /** The first is shown without one in the address. */
  tabs: readonly RecordTab[];
}

/** The tabs of a record; the address says which one is shown. */
export function RecordTabs({ label, tabs }: RecordTabsProps) {
  const [params, change] = usePageParams();
  const first = tabs[0]?.id ?? "";
  const wanted = params.get("tab");
  const shown = tabs.some(({ id }) => id === wanted) ? wanted : first;
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      onChange={(id) => change({ tab: id === first ? null : id, tool: null })}
    >
      <Tabs.List
        aria-label={label}
        mb="lg"
        style={{ flexWrap: "nowrap", overflow: "auto hidden" }}
      >
        {tabs.map(({ id, label: name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
