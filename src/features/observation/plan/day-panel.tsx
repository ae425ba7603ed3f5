import { isForDay } from "@domain/observation/planned";
import { startOfParisTomorrow } from "@domain/time/paris";
import { useNow } from "../../../data/hooks/use-live";
import { OwnSessions } from "../list/own-sessions";

/** What somebody has begun to observe, and what they planned until the end of today; nothing where there is none. */
export function DayPanel() {
  const until = startOfParisTomorrow(useNow());
  return (
    <OwnSessions
      isShown={(session) => isForDay(session, until)}
      otherwise={null}
    />
  );
}
