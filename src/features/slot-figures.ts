import type { LiveFigure } from "@domain/report/block";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { ReactNode } from "react";

/** A figure as its data are now, to be frozen: what it is called, and all but when. */
export interface FreshFigure {
  title: string;
  figure: LiveFigure;
}

/** A figure of an analysis on its way into a report. */
export interface OfFresh {
  fresh: FreshFigure;
  onClose: () => void;
}

/** What a figure of a report is asked: its period, and the sectors it is of; none: all of them. */
export interface OfFigure {
  from: CalendarDay;
  to: CalendarDay;
  sectorIds: readonly string[];
  /** Shows what was found below what is asked; null: nothing, so far. */
  shown: (fresh: FreshFigure | null) => ReactNode;
}
