import { Button } from "@mantine/core";
import { IconSpeakerphone } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { usePlace } from "../../../data/hooks/use-record";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
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
  const [dirty, setDirty] = useState(false);
  const found =
    live.state === "data" && live.data?.data.zooId === zooId ? live.data : null;
  const handleClose = async () => {
    if (!(await askLeave(dirty))) return;
    if (dirty) editionDrafts.drop();
    onClose();
  };
  return (
    <RecordPanel
      title={found?.data.title ?? t("announcements.titleOne")}
      onClose={() => void handleClose()}
    >
      <QueryState
        query={place === "coming" ? coming : live}
        skeleton={<PageSkeleton />}
      >
        {() =>
          found === null ? (
            <EmptyState
              icon={IconSpeakerphone}
              title={t("announcements.states.missingRecord")}
              body={t("common.messages.notThere")}
              action={
                <Button variant="light" onClick={onClose}>
                  {t("announcements.actions.toList")}
                </Button>
              }
            />
          ) : (
            <AnnouncementOverview row={found} onDirty={setDirty} />
          )
        }
      </QueryState>
    </RecordPanel>
  );
}
