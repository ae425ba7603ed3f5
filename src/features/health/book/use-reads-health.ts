import type { Animal } from "@domain/animal/animal";
import type { BookSight } from "@domain/health/book/book-sight";
import { bookSight, seesHealth } from "@domain/health/book/book-sight";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";

/** An animal and what this person reads of its health; null while that is not known, and where they read nothing. */
export function useReadsHealth(
  id: string,
): { animal: Animal; sight: BookSight } | null {
  const session = useReadySession();
  const live = useLiveDoc("animals", id);
  const animal = live.state === "data" ? live.data?.data : undefined;
  if (animal === undefined) return null;
  const sight = bookSight(session, animal);
  return seesHealth(sight) ? { animal, sight } : null;
}
