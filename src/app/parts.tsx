import { ActionIcon } from "@mantine/core";
import type { ComponentType, ReactNode } from "react";
import type { Part } from "../features/feature";
import type { SlotName, Slots } from "../features/slot-table";
import type { SlotPart } from "../features/slots";
import type { Fetched } from "../ui/state/fetched";
import { fetched } from "../ui/state/fetched";
import { ListSkeleton } from "../ui/state/skeletons";
import { withTexts } from "../lib/i18n/i18n";
import { features } from "./features";

type Loaded = { Component: (props: never) => ReactNode };

interface Announced extends Omit<Part, "load"> {
  load: () => Promise<Loaded>;
}

const announced: readonly Announced[] = features
  .flatMap(({ texts, parts: own = [] }) =>
    own.map((part) => ({
      ...part,
      load: withTexts<Loaded>(part.texts ?? texts, part.load),
    })),
  )
  .sort((a, b) => a.order - b.order);

/** What stands where a part will be: tabs and tools of the bar are missed, the rest comes with its page. */
function waitingOf(slot: SlotName): (() => ReactNode) | undefined {
  if (slot === "topBar")
    return () => <ActionIcon size={40} loading aria-hidden />;
  return slot.endsWith(".tabs") || slot === "widget" || slot === "figure"
    ? () => <ListSkeleton />
    : undefined;
}

interface FetchedPart extends SlotPart {
  Component: Fetched<Slots[SlotName]>;
}

/** What the features add to each other's pages and to the shell. */
export const parts: readonly FetchedPart[] = announced.map(
  ({ slot, tab, widget, figure, load }, index) => ({
    slot,
    key: `${slot} ${index}`,
    ...(tab && { tab }),
    ...(widget && { widget }),
    ...(figure && { figure }),
    Component: fetched(
      async () => (await load()).Component as ComponentType<Slots[SlotName]>,
      waitingOf(slot),
    ),
  }),
);

/** Fetches the parts of a slot together with the page that has it. */
export const fetchParts = (name: SlotName): Promise<unknown> =>
  Promise.all(
    parts
      .filter(({ slot }) => slot === name)
      .map(({ Component }) => Component.fetch()),
  );
