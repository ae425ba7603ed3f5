import type { PageKey } from "@domain/pages";
import { loadTexts } from "../../lib/i18n/i18n";
import type { Fetched } from "../../ui/state/fetched";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import { fetchParts } from "../parts";
import { publicRoutes } from "../routes";
import type { AppRoute } from "../routes/types";

const made = new Map<PageKey, Fetched<object>>();

/** The page of a route with everything it shows: its texts, and the parts of its slots. One a route. */
export function pageOf(route: AppRoute): Fetched<object> {
  const { key, load, texts, slots } = route;
  const known = made.get(key);
  if (known !== undefined) return known;
  const page = fetched(
    async () => {
      const [{ Component }] = await Promise.all([
        load(),
        loadTexts(texts),
        ...slots.map(fetchParts),
      ]);
      return Component;
    },
    publicRoutes.includes(route) ? undefined : PageSkeleton,
  );
  made.set(key, page);
  return page;
}
