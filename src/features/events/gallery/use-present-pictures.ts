import { told } from "@domain/event/told";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import type { Named } from "../parts/about";
import type { ShownPicture } from "./shown-picture";

/** What a record shows of itself now and no event tells of, as pictures taken before events were kept. */
export function usePresentPictures(
  { collection, id }: Named,
  rows: readonly Row<"events">[],
): ShownPicture[] {
  const live = useLiveDoc(collection, id);
  const record = live.state === "data" ? live.data?.data : undefined;
  if (record === undefined) return [];
  const { pictures, name } = told[collection];
  const known = new Set(rows.map(({ data }) => data.picture));
  return Object.values(pictures(record))
    .filter((path) => !known.has(path))
    .map((path) => ({
      id: path,
      path,
      name: name(record),
      subject: { collection, id },
      at: null,
      by: null,
    }));
}
