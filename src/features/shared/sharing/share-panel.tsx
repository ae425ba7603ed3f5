import type { SavedViewForm, ViewShare } from "@domain/saved-view/saved-view";
import {
  savedViewIssues,
  viewNameMax,
  viewShares,
} from "@domain/saved-view/saved-view";
import { MultiSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "../../../data/hooks/use-submit";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../ui/form/use-record-form";

/** The codes of whom a view is shared with, as texts name them. */
const wordOf = {
  "right:admin": "admin",
  "role:keeper": "keeper",
  "role:management": "management",
  "role:veterinary": "veterinary",
  "role:nutrition": "nutrition",
  "*": "everybody",
} as const satisfies Record<ViewShare, string>;

interface SharePanelProps {
  title: string;
  /** Names the draft of the form. */
  form: string;
  labels: Record<keyof SavedViewForm, string>;
  /** What those find with whom it is shared. */
  help: string;
  initial: SavedViewForm;
  saved: (name: string) => string;
  queued: string;
  onSave: (form: SavedViewForm) => Promise<Outcome>;
  onClose: () => void;
}

/** What something that somebody keeps for themselves is called, and who else finds it. Its words are those of views. */
export function SharePanel(props: SharePanelProps) {
  const { title, form: draft, labels, help, initial } = props;
  const { saved, queued, onSave, onClose } = props;
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const form = useRecordForm<SavedViewForm>({
    name: draft,
    initial,
    issuesOf: savedViewIssues,
    labelOf: (field) => (field === "name" ? labels.name : labels.sharedWith),
  });
  const save = async () => {
    const outcome = await onSave(form.values);
    const name = form.values.name.trim();
    if (outcome === "saved") notifyDone(saved(name));
    else notifyInfo(queued);
  };
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel title={title} onClose={() => void close()}>
      <PanelForm
        label={title}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <TextInput
          {...form.input("name")}
          data-autofocus
          label={labels.name}
          required
          maxLength={viewNameMax + 20}
          autoComplete="off"
        />
        <MultiSelect
          {...form.field("sharedWith")}
          label={labels.sharedWith}
          description={help}
          data={viewShares.map((share) => ({
            value: share,
            label: t(`views.options.shares.${wordOf[share]}`),
          }))}
          value={form.values.sharedWith}
          onChange={(chosen) =>
            form.change({
              sharedWith: viewShares.filter((share) => chosen.includes(share)),
            })
          }
        />
      </PanelForm>
    </RecordPanel>
  );
}
