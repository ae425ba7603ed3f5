import type { ComponentType } from "react";
import { createContext, createElement, useContext } from "react";
import type { MenuText, SlotName, Slots } from "./feature";

/** A part as the app hands it to the slots: its code is fetched when it is first shown. */
export interface SlotPart {
  slot: SlotName;
  key: string;
  tab?: { id: string; label: MenuText };
  Component: ComponentType<Slots[SlotName]>;
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
