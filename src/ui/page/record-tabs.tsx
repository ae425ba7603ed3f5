import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { usePageParams } from "../list/search-params";
import classes from "./record-tabs.module.css";

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
  /** What the address calls it: the tools of a tab have a name of their own. */
  param?: "tab" | "tool";
}

/** The tabs of a record with those that others add; one of these takes the place of what stands there until it is built. */
export function withAdded(
  own: readonly RecordTab[],
  added: readonly RecordTab[],
): RecordTab[] {
  const instead = new Map(added.map((tab) => [tab.id, tab]));
  const known = new Set(own.map(({ id }) => id));
  return [
    ...own.map((tab) => instead.get(tab.id) ?? tab),
    ...added.filter(({ id }) => !known.has(id)),
  ];
}

/** Says at which edges a row has more than is in sight. */
function markCut(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const rest = scrollWidth - clientWidth - Math.abs(scrollLeft);
  row.dataset["cut"] = [
    Math.abs(scrollLeft) > 1 ? "start" : "",
    rest > 1 ? "end" : "",
  ].join(" ");
}

/** A row of tabs that is wider than its screen is moved until the shown one stands in its middle, and fades where it is cut. */
function useShownInSight(shown: string) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector("[aria-selected=true]");
    if (row === null || !tab) return;
    const there = row.getBoundingClientRect();
    const here = tab.getBoundingClientRect();
    row.scrollLeft += here.left - there.left - (there.width - here.width) / 2;
  }, [shown]);
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return;
    const mark = () => markCut(row);
    mark();
    row.addEventListener("scroll", mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(row);
    return () => {
      row.removeEventListener("scroll", mark);
      observer.disconnect();
    };
  }, []);
  return list;
}

/** The tabs of a record; the address says which one is shown. */
export function RecordTabs({
  label,
  tabs,
  initial,
  param = "tab",
}: RecordTabsProps) {
  const [params, change] = usePageParams();
  const named = (wanted: string | null | undefined) =>
    tabs.find(({ id }) => id === wanted)?.id;
  const first = named(initial) ?? tabs[0]?.id ?? "";
  const shown = named(params.get(param)) ?? first;
  const list = useShownInSight(shown);
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      onChange={(id) =>
        change({ tool: null, [param]: id === first ? null : id })
      }
      {...(param === "tool" && { variant: "pills" })}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        mb="lg"
        className={classes["row"] ?? ""}
        // The line below them does not go away with those that are scrolled.
        {...(param === "tab" && {
          style: { boxShadow: "inset 0 -2px 0 var(--tab-border-color)" },
        })}
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
