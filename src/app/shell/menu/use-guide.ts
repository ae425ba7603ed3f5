import { useSession } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { guideOf } from "./guide-of";

/** Where the guide of who is signed in is; null until their rights have come. */
export function useGuide(): string | null {
  const state = useSession();
  const language = useLanguage();
  return state.state === "ready" ? guideOf(state.session, language) : null;
}
