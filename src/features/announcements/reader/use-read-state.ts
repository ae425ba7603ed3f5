import type { Announcement } from "@domain/announcement/announcement";
import { noticeIdOf } from "@domain/notice/notice";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { confirmReading, readNotice } from "../announcement-writes";

export interface ReadState {
  /** null while it is not known. */
  isRead: boolean | null;
  /** Says that it is read: confirms what asks for it. */
  read: () => Promise<unknown>;
}

/** Whether this person has read an announcement: what asks to be confirmed was confirmed, else its notice read. */
export function useReadState(announcement: Announcement): ReadState {
  const { uid } = useReadySession();
  const { announcementId, readConfirmation: asks } = announcement;
  const confirmed = useLiveDoc(
    "confirmations",
    asks ? uid : null,
    announcementId,
  );
  const told = useLiveDoc("notifications", noticeIdOf(announcementId), uid);
  const notice = told.state === "data" ? told.data : null;
  const markRead = () =>
    notice === null ? Promise.resolve() : readNotice(notice);
  if (!asks)
    return {
      isRead: told.state === "data" ? (notice?.data.read ?? false) : null,
      read: markRead,
    };
  return {
    isRead: confirmed.state === "data" ? confirmed.data !== null : null,
    read: async () => {
      await confirmReading(announcement, uid);
      await markRead();
    },
  };
}
