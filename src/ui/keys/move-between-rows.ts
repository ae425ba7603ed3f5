import type { KeyboardEvent } from "react";

const linksOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>("[data-row-link]"),
];

/** Up and down go from record to record, Home and End to the first and last one drawn. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = linksOf(event.currentTarget);
  const at = links.findIndex((link) => link === event.target);
  if (at === -1) return;
  const next = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
