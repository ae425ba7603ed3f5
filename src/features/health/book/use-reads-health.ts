import type { Animal } from "@domain/animal/animal";
import type { BookSight } from "@domain/health/book/book-sight";
import { bookSight, seesHealth } from "@domain/health/book/book-sight";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";

interface ReadsHealth {
  animal: Animal;
  sight: BookSight;
}

/** An animal and what this person reads of its health; "nothing" where they read none of it, null while that is not known. */
export function useHealthSight(id: string): ReadsHealth | "nothing" | null {
  const session = useReadySession();
  const live = useLiveDoc("animals", id);
  const animal = live.state === "data" ? live.data?.data : undefined;
  if (animal === undefined) return null;
  const sight = bookSight(session, animal);
  return seesHealth(sight) ? { animal, sight } : "nothing";
}

/** The same for what simply does not stand there then: null also where they read nothing. */
export function useReadsHealth(id: string): ReadsHealth | null {
  const sight = useHealthSight(id);
  return sight === "nothing" ? null : sight;
}
