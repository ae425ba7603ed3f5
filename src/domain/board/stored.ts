import { boardColumns, rowsMost } from "./widgets";

/** A widget where it stands; `kind` and `params` as they were stored, known here or not. */
export interface Widget {
  id: string;
  kind: string;
  x: number;
  y: number;
  w: number;
  h: number;
  params: Readonly<Record<string, string>>;
}

const whole = (said: string | null, least: number, most: number): number => {
  const number = Math.trunc(Number(said));
  return Number.isFinite(number)
    ? Math.min(Math.max(number, least), most)
    : least;
};

const own = new Set(["id", "kind", "x", "y", "w", "h"]);

/**
 * The widgets of a dashboard as it is stored. None is left out: of which nothing can be made stands where it was told to,
 * of a kind that nobody shows, and is stored again as it was. Two of one id are told apart by their place in the list.
 * No stored ones give none.
 *
 * @example widgetsOf(["id=a&kind=alerts&x=0&y=0&w=6&h=4"])[0].kind // "alerts"
 */
export function widgetsOf(stored: readonly string[]): Widget[] {
  const seen = new Set<string>();
  return stored.map((text, index) => {
    const said = new URLSearchParams(text);
    const w = whole(said.get("w"), 1, boardColumns);
    const told = said.get("id") ?? "";
    const id =
      told === "" || seen.has(told) ? `${told}.${String(index)}` : told;
    seen.add(id);
    return {
      id,
      kind: said.get("kind") ?? "",
      w,
      h: whole(said.get("h"), 1, rowsMost),
      x: whole(said.get("x"), 0, boardColumns - w),
      y: whole(said.get("y"), 0, 999),
      params: Object.fromEntries([...said].filter(([name]) => !own.has(name))),
    };
  });
}

/** Widgets as a dashboard stores them, the first in sight first. */
export const storedWidgets = (widgets: readonly Widget[]): string[] =>
  widgets.map(({ id, kind, x, y, w, h, params }) =>
    new URLSearchParams([
      ["id", id],
      ["kind", kind],
      ...Object.entries({ x, y, w, h }).map(([name, value]) => [
        name,
        String(value),
      ]),
      ...Object.entries(params).sort(),
    ]).toString(),
  );

/** An id that no widget has: `w1`, `w2` and so on. */
export function freeWidgetId(widgets: readonly Pick<Widget, "id">[]): string {
  const taken = new Set(widgets.map(({ id }) => id));
  let number = 1;
  while (taken.has(`w${String(number)}`)) number += 1;
  return `w${String(number)}`;
}
