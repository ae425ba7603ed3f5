import { loadTexts } from "../../lib/i18n/i18n";
import { fetchParts } from "../parts";
import type { AppRoute } from "../routes/types";

/** Fetches a page with everything it shows: its texts, and the parts of its slots. */
export async function fetchPage({ load, texts, slots }: AppRoute) {
  const [page] = await Promise.all([
    load(),
    loadTexts(texts),
    ...slots.map(fetchParts),
  ]);
  return page;
}
