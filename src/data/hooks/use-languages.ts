import { offeredLanguages } from "@domain/establishment/offers";
import type { UserLanguage } from "@domain/person/user";
import { userLanguages } from "@domain/person/user";
import { useSession } from "./use-live";

/** The languages to choose from where this person works, and the one in use; all while that is not known. */
export function useLanguages(
  inUse: UserLanguage | null,
): readonly UserLanguage[] {
  const session = useSession();
  return session.state === "ready"
    ? offeredLanguages(session.zoo, inUse)
    : userLanguages;
}
