import { audienceOf } from "@domain/access/audience";
import type { Action, Resource } from "@domain/access/matrix";
import { can, isOneOf } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { HeadingKey, MenuPlace, Needs } from "../../features/feature";
import type { AppRoute } from "./types";

/** May this person open a page with these needs? */
export function mayOpen(session: Session, needs: Needs): boolean {
  if (session.access.status !== "active") return false;
  if (needs === null) return true;
  if ("by" in needs) return isOneOf(session, needs.by);
  return can(session, needs.action as Action<Resource>, needs.resource);
}

export interface MenuItem {
  path: string;
  label: MenuPlace["label"];
  icon: MenuPlace["icon"];
}

export interface MenuGroup {
  heading: HeadingKey;
  items: MenuItem[];
}

const addressOf = ({ path }: AppRoute, { version }: MenuPlace): string =>
  version === undefined ? path : `${path}?version=${version}`;

const headings: readonly HeadingKey[] = [
  "pilot",
  "work",
  "support",
  "bea",
  "park",
  "welfare",
  "resources",
  "account",
  "administration",
];

/** The side menu of this person: headings in their order, each with the pages they may open. */
export function menuOf(
  routes: readonly AppRoute[],
  session: Session,
): MenuGroup[] {
  const audience = audienceOf(session);
  const places = routes
    .filter(({ needs }) => mayOpen(session, needs))
    .flatMap((route) =>
      route.menu
        .filter(
          (place) =>
            place.for.includes(audience) &&
            (place.needs === undefined || mayOpen(session, place.needs)),
        )
        .map((place) => ({ route, place })),
    )
    .sort((a, b) => a.place.order - b.place.order);
  return headings
    .map((heading) => ({
      heading,
      items: places
        .filter(({ place }) => place.heading === heading)
        .map(({ route, place }) => ({
          path: addressOf(route, place),
          label: place.label,
          icon: place.icon,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** A page with the heading it stands under. */
export type HeadedPage = MenuItem & Pick<MenuGroup, "heading">;

/** The pages of this person's menu, then those in others' menus that they may open. */
export function findablePages(
  routes: readonly AppRoute[],
  session: Session,
): HeadedPage[] {
  const own = menuOf(routes, session).flatMap(({ heading, items }) =>
    items.map((item) => ({ ...item, heading })),
  );
  const listed = new Set(own.map(({ path }) => path));
  const others = routes
    .filter(({ needs }) => mayOpen(session, needs))
    .flatMap((route) =>
      route.menu.slice(0, 1).map((place) => ({
        path: addressOf(route, place),
        label: place.label,
        icon: place.icon,
        heading: place.heading,
      })),
    )
    .filter(({ path }) => !listed.has(path));
  return [...own, ...others];
}
