import { begunForm } from "@domain/schema/form";
import { teamFormSchema, teamOf } from "@domain/sector/sector";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { FormLayout } from "../../../ui/form/form-layout";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { TeamFields } from "../form/team-fields";
import { setTeam } from "../sector-writes";

const drafts = draftStore("team-draft", (kept) =>
  begunForm(teamFormSchema, kept),
);

interface SectorTeamFormProps {
  row: Row<"sectors">;
  onClose: () => void;
}

/** The team of a sector: rights change with it, so a function does it, whole or not at all. */
export function SectorTeamForm({ row, onClose }: SectorTeamFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(drafts, useDraftOwner(row.id), () => row.id);
  const form = useRecordForm({
    name: "sector",
    draft,
    initial: { team: teamOf(row.data) },
    issuesOf: () => [],
    labelOf: () => t("sectors.fields.team"),
  });
  const { busy, failure, run } = useSubmit();
  const submit = () =>
    run(
      () => setTeam(row.id, form.values.team),
      () => {
        form.release();
        notifyDone(t("sectors.messages.teamSaved"));
        onClose();
      },
    );
  return (
    <FormLayout
      label={t("sectors.actions.editTeam")}
      onSubmit={submit}
      form={null}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onCancel={onClose}
    >
      <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
      <FormFailure
        failure={failure}
        title={t("errors.messages.rolesSave")}
        onRetry={submit}
      />
      <TeamFields
        zooId={row.data.zooId}
        team={form.values.team}
        onChange={(team) => form.change({ team })}
      />
    </FormLayout>
  );
}
