import type { Spot } from "@domain/survey/edit/order";
import type { DragEvent } from "react";

const kind = "application/x-suricate-question";

/** What is taken by the mouse, with the words for whatever else it is dropped on. */
export function take(event: DragEvent, spot: Spot, words: string): void {
  event.dataTransfer.setData(kind, JSON.stringify(spot));
  event.dataTransfer.setData("text/plain", words);
  event.dataTransfer.effectAllowed = "move";
}

/** The place that what is dropped was taken from; null: it is nothing of ours. */
export function takenSpot({ dataTransfer }: DragEvent): Spot | null {
  const [section, place] = /^\{"section":(\d+),"place":(\d+)\}$/
    .exec(dataTransfer.getData(kind))
    ?.slice(1)
    .map(Number) ?? [null, null];
  return typeof section === "number" && typeof place === "number"
    ? { section, place }
    : null;
}
