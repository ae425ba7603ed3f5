import { confirmedListId } from "@domain/announcement/announcement";
import type { Live, Row } from "../../../data/live-store";
import { useIsOnlyShown } from "../../../data/hooks/use-demonstration";
import { useLiveDoc } from "../../../data/hooks/use-live";

export interface Confirmed {
  /** Who has confirmed, and when, the latest first. */
  done: readonly { uid: string; at: Date }[];
  /** Who is asked to and has not. */
  missing: readonly string[];
}

/** Who of those asked has confirmed an announcement, and who has not yet; live, one document. */
export function useConfirmed({
  pending,
  data: { announcementId, audience, readConfirmation },
}: Row<"announcements">): Live<Confirmed> {
  const onlyShown = useIsOnlyShown("announcements", announcementId);
  // Whose it is, the server cannot tell before it has the announcement.
  const isKnown = !pending && !onlyShown;
  const live = useLiveDoc(
    "confirmedLists",
    readConfirmation && isKnown ? confirmedListId : null,
    announcementId,
  );
  if (live.state !== "data") return live;
  const confirmed = new Map(Object.entries(live.data?.data.confirmed ?? {}));
  return {
    state: "data",
    data: {
      done: [...confirmed]
        .map(([uid, at]) => ({ uid, at }))
        .sort((a, b) => b.at.getTime() - a.at.getTime()),
      missing: audience.filter((uid) => !confirmed.has(uid)),
    },
  };
}
