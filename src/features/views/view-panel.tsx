import type { SavedViewForm, ViewShare } from "@domain/saved-view/saved-view";
import {
  savedViewIssues,
  viewNameMax,
  viewShares,
} from "@domain/saved-view/saved-view";
import { MultiSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "../../data/hooks/use-submit";
import { notifyDone, notifyInfo } from "../../ui/feedback/notify";
import { RecordPanel } from "../../ui/feedback/record-panel";
import { PanelForm } from "../../ui/form/panel-form";
import { askLeave } from "../../ui/form/unsaved-guard";
import { useRecordForm } from "../../ui/form/use-record-form";

/** The codes of whom a view is shared with, as texts name them. */
const wordOf = {
  "right:admin": "admin",
  "role:keeper": "keeper",
  "role:management": "management",
  "role:veterinary": "veterinary",
  "role:nutrition": "nutrition",
  "*": "everybody",
} as const satisfies Record<ViewShare, string>;

interface ViewPanelProps {
  title: string;
  initial: SavedViewForm;
  onSave: (form: SavedViewForm) => Promise<Outcome>;
  onClose: () => void;
}

/** What a view is called and who else finds it. */
export function ViewPanel({ title, initial, onSave, onClose }: ViewPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const form = useRecordForm<SavedViewForm>({
    name: "view",
    initial,
    issuesOf: savedViewIssues,
    labelOf: (field) =>
      t(field === "name" ? "views.fields.name" : "views.fields.sharedWith"),
  });
  const save = async () => {
    const outcome = await onSave(form.values);
    const name = form.values.name.trim();
    if (outcome === "saved") notifyDone(t("views.messages.saved", { name }));
    else notifyInfo(t("views.messages.queued"));
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
          label={t("views.fields.name")}
          required
          maxLength={viewNameMax + 20}
          autoComplete="off"
        />
        <MultiSelect
          {...form.field("sharedWith")}
          label={t("views.fields.sharedWith")}
          description={t("views.help.sharedWith")}
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
