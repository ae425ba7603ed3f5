import type { AnnouncementForm } from "@domain/announcement/form";
import { newAnnouncementForm } from "@domain/announcement/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { createAnnouncement } from "../announcement-writes";
import { AnnouncementFields } from "./announcement-fields";
import { creationDrafts, useAnnouncementForm } from "./use-announcement-form";

interface AnnouncementCreationProps {
  zooId: string;
  /** Whose team it is for, to begin with. */
  enclosureId: string | null;
  onClose: () => void;
}

/** A new announcement, beside the list. */
export function AnnouncementCreation({
  zooId,
  enclosureId,
  onClose,
}: AnnouncementCreationProps) {
  const { t } = useTranslation();
  const draft = useDraft(creationDrafts, useDraftOwner("create"), newId);
  // A retry is the same request, in the establishment where the form was opened.
  const [target] = useState(() => ({ zooId, id: draft.id }));
  const [blank] = useState((): AnnouncementForm => ({
    ...newAnnouncementForm(new Date()),
    enclosureIds: enclosureId === null ? [] : [enclosureId],
  }));
  const form = useAnnouncementForm(blank, draft);
  const [dirty, setDirty] = useState(false);
  const handleSave = async () => {
    const outcome = await createAnnouncement(target, form.values);
    const title = form.values.title.trim();
    if (outcome === "saved")
      notifyDone(t("announcements.messages.created", { title }));
    else notifyInfo(t("announcements.messages.queued"));
  };
  const handleClose = async () => {
    if (!(await askLeave(dirty))) return;
    form.release();
    onClose();
  };
  return (
    <RecordPanel
      title={t("announcements.actions.create")}
      onClose={() => void handleClose()}
    >
      <PanelForm
        label={t("announcements.actions.create")}
        failureTitle={t("errors.messages.informationCreate")}
        form={form}
        onSave={handleSave}
        onDone={onClose}
        onDirty={setDirty}
      >
        <AnnouncementFields form={form} zooId={target.zooId} />
      </PanelForm>
    </RecordPanel>
  );
}
