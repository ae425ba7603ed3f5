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
  tabs: readonly RecordTab[];
  /** The one that is shown without one in the address; the first where it is not given or not there. */
  initial?: string;
}

/** The tabs of a record; the address says which one is shown. */
export function RecordTabs({ label, tabs, initial }: RecordTabsProps) {
  const [params, change] = usePageParams();
  const named = (wanted: string | null | undefined) =>
    tabs.find(({ id }) => id === wanted)?.id;
  const first = named(initial) ?? tabs[0]?.id ?? "";
  const shown = named(params.get("tab")) ?? first;
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
