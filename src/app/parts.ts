import type { ComponentType, ReactNode } from "react";
import { lazy } from "react";
import type { Part, SlotName, Slots } from "../features/feature";
import type { SlotPart } from "../features/slots";
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

/** What the features add to each other's pages and to the shell. */
export const parts: readonly SlotPart[] = announced.map(
  ({ slot, tab, load }, index) => ({
    slot,
    key: `${slot} ${index}`,
    ...(tab && { tab }),
    Component: lazy(async () => ({
      default: (await load()).Component as ComponentType<Slots[SlotName]>,
    })),
  }),
);

/** Fetches the parts of a slot together with the page that has it. */
export const fetchParts = (name: SlotName): Promise<unknown> =>
  Promise.all(
    announced.filter(({ slot }) => slot === name).map(({ load }) => load()),
  );
