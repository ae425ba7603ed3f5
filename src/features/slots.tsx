import type { WidgetKind } from "@domain/board/widgets";
import type { FigureKind } from "@domain/report/figures";
import type { ComponentType, ReactNode } from "react";
import { createContext, createElement, useContext, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { MenuText } from "./feature";
import type { SlotName, Slots } from "./slot-table";

/** A part as the app hands it to the slots: its code is fetched when it is first shown. */
export interface SlotPart {
  slot: SlotName;
  key: string;
  tab?: { id: string; label: MenuText };
  widget?: WidgetKind;
  figure?: FigureKind;
  Component: ComponentType<Slots[SlotName]> & {
    fetch?: () => Promise<unknown>;
  };
}

const PartsContext = createContext<readonly SlotPart[]>([]);

/** Gives the slots below it what the features announced for them. */
export const PartsProvider = PartsContext.Provider;

/** The parts of a slot, in their order. */
export const useParts = (name: SlotName): readonly SlotPart[] =>
  useContext(PartsContext).filter(({ slot }) => slot === name);

/** A place that other features fill. */
export function Slot<S extends SlotName>({
  name,
  props,
}: {
  name: S;
  props: Slots[S];
}) {
  return useParts(name).map(({ key, Component }) =>
    createElement(Component as ComponentType<Slots[S]>, { key, ...props }),
  );
}

/** Fetches the parts of a slot before they are shown: then they open without a network, too. */
export function useFetchedAhead(name: SlotName): void {
  const parts = useContext(PartsContext);
  useEffect(() => {
    for (const { slot, Component } of parts)
      if (slot === name) void Component.fetch?.().catch(() => undefined);
  }, [parts, name]);
}

type TabSlot = Extract<SlotName, `${string}.tabs` | `${string}.tools`>;

interface AddedTab {
  id: string;
  label: string;
  content: ReactNode;
}

/** The tabs that other features add to a record, as `RecordTabs` takes them. */
export function useAddedTabs<S extends TabSlot>(
  name: S,
  props: Slots[S],
): AddedTab[] {
  const { t } = useTranslation();
  return useParts(name).flatMap(({ key, tab, Component }) =>
    tab === undefined
      ? []
      : {
          id: tab.id,
          label: t(tab.label),
          content: createElement(Component as ComponentType<Slots[S]>, {
            key,
            ...props,
          }),
        },
  );
}
