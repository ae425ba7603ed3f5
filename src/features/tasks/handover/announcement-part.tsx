import { shownToMeQueries } from "@domain/announcement/announcement-queries";
import { compareAnnouncements, stateOf } from "@domain/announcement/state";
import { noticeIdOf } from "@domain/notice/notice";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDocsAt,
  useLiveDocsBelow,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { foundLines, HandoverPart } from "../../shared/handover/handover-part";
import type { OfHandover } from "../../slot-table";

/** The announcements that this person has not read, however long they have been shown. */
export function AnnouncementPart({ onFound }: Pick<OfHandover, "onFound">) {
  const queries = shownToMeQueries(useReadySession());
  return queries.length === 0 ? null : (
    <Unread queries={queries} onFound={onFound} />
  );
}

interface UnreadProps extends Pick<OfHandover, "onFound"> {
  queries: ReturnType<typeof shownToMeQueries>;
}

function Unread({ queries, onFound }: UnreadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const live = useLiveQueries(queries);
  const rows = live.state === "data" ? live.data.rows : [];
  const isUnread = useUnread(rows);
  return (
    <HandoverPart
      id="announcements"
      title={t("tasks.handover.parts.announcements")}
      found={foundLines(live, (found) =>
        found
          .map(({ data }) => data)
          .filter((one) => stateOf(one, now) === "shown")
          .filter(({ announcementId }) => isUnread(announcementId))
          .sort(compareAnnouncements)
          .map(({ announcementId, title, displayStartAt }) => ({
            key: announcementId,
            to: href("dashboard"),
            text: title,
            about: [format.moment(displayStartAt, now)],
          })),
      )}
      more={href("dashboard")}
      onFound={onFound}
    />
  );
}

/** Whether somebody has not read an announcement, as far as that is known: what asks for it is confirmed, else its notice read. */
function useUnread(
  rows: readonly Row<"announcements">[],
): (id: string) => boolean {
  const { uid } = useReadySession();
  const ids = (asks: boolean) =>
    rows
      .filter(({ data }) => data.readConfirmation === asks)
      .map(({ id }) => id);
  const [asking, telling] = [ids(true), ids(false)];
  const confirmed = useLiveDocsBelow("confirmations", uid, asking);
  const told = useLiveDocsAt(
    "notifications",
    telling.map((id) => ({ id: noticeIdOf(id), parentId: uid })),
  );
  return (id) => {
    const answer = confirmed[asking.indexOf(id)];
    if (answer !== undefined)
      return answer.state === "data" && answer.data === null;
    const notice = told[telling.indexOf(id)];
    return notice?.state === "data" && notice.data?.data.read !== true;
  };
}
