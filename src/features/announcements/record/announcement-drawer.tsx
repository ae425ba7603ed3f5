import { IconSpeakerphone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { usePlace } from "../../../data/hooks/use-record";
import { RecordDrawer } from "../../../ui/feedback/record-drawer";
import { editionDrafts } from "../form/use-announcement-form";
import { AnnouncementOverview } from "./announcement-overview";

interface AnnouncementDrawerProps {
  announcementId: string;
  zooId: string;
  onClose: () => void;
}

const coming = { state: "loading" } as const;

/** One announcement beside the list: what it says, to whom, and who has confirmed. */
export function AnnouncementDrawer({
  announcementId,
  zooId,
  onClose,
}: AnnouncementDrawerProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("announcements", announcementId);
  const home = live.state === "data" ? (live.data?.data.zooId ?? null) : null;
  const place = usePlace(home);
  const found =
    live.state === "data" && live.data?.data.zooId === zooId ? live.data : null;
  return (
    <RecordDrawer
      live={
        place === "coming"
          ? coming
          : live.state === "data"
            ? { state: "data", data: found }
            : live
      }
      title={found?.data.title ?? t("announcements.titleOne")}
      missing={{
        icon: IconSpeakerphone,
        title: t("announcements.states.missingRecord"),
        toList: t("announcements.actions.toList"),
      }}
      onDrop={() => editionDrafts.drop()}
      onClose={onClose}
    >
      {(row, onDirty) => <AnnouncementOverview row={row} onDirty={onDirty} />}
    </RecordDrawer>
  );
}
