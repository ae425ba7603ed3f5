import { announcementFormOf } from "@domain/announcement/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { PanelForm } from "../../../ui/form/panel-form";
import { editAnnouncement } from "../announcement-writes";
import { AnnouncementFields } from "./announcement-fields";
import { editionDrafts, useAnnouncementForm } from "./use-announcement-form";

interface AnnouncementEditionProps {
  row: Row<"announcements">;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

/** Changes an announcement, in the place of what it says. */
export function AnnouncementEdition({
  row,
  onDirty,
  onDone,
}: AnnouncementEditionProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const draft = useDraft(editionDrafts, useDraftOwner(base.id), () => base.id);
  const form = useAnnouncementForm(announcementFormOf(base.data), draft);
  const handleSave = async () => {
    const outcome = await editAnnouncement(base, form.values);
    const title = form.values.title.trim();
    if (outcome === "saved")
      notifyDone(t("announcements.messages.saved", { title }));
    else notifyInfo(t("announcements.messages.queued"));
  };
  return (
    <PanelForm
      label={t("announcements.actions.edit")}
      form={form}
      onSave={handleSave}
      onDone={onDone}
      onDirty={onDirty}
    >
      <AnnouncementFields form={form} zooId={base.data.zooId} />
    </PanelForm>
  );
}
