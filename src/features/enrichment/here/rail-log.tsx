import type { WorkRecord } from "@domain/task/work-queries";
import { LogLink } from "./here-tab";
import { usePlace } from "./use-place";

/** The way to the log beside an enclosure or an animal: where the code on its label leads. */
export function Component({ kind, id, over }: WorkRecord) {
  const place = usePlace(
    kind === "enclosures" ? id : null,
    kind === "animals" ? id : null,
  );
  return over === true ? null : <LogLink place={place} />;
}
