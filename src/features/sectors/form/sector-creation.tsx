import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import type { SectorForm, Team } from "@domain/sector/sector";
import { defaultSectorColor, emptyTeam } from "@domain/sector/sector";
import { Alert } from "@mantine/core";
import { IconWifiOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useOnline } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import { createSector, hasPeople } from "../sector-writes";
import { SectorFields } from "./sector-fields";
import { TeamFields } from "./team-fields";
import { useSectorForm } from "./use-sector-form";

interface Draft extends SectorForm {
  team: Team;
}

const blank: Draft = {
  sectorName: "",
  sectorColor: defaultSectorColor,
  team: emptyTeam,
};

/** A new sector; with a team it is one request, so that neither exists without the other. */
export function SectorCreation({ session }: { session: Session }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const online = useOnline();
  // A retry is the same request, in the establishment where the form was opened.
  const [target] = useState(() => ({
    zooId: session.zooId,
    sectorId: newId(),
  }));
  const form = useSectorForm(blank);
  const { busy, failure, run } = useSubmit();
  const finish = useAfterSaving(form, {
    saved: t("sectors.messages.created"),
    queued: t("sectors.messages.queued"),
  });
  const { team, ...values } = form.values;
  const submit = () => {
    if (!form.check()) return;
    run(
      () => createSector(target, values, team),
      (outcome) =>
        finish(
          outcome,
          outcome === "saved"
            ? href("sector", { sectorId: target.sectorId })
            : href("sectorList"),
        ),
    );
  };
  return (
    <FormPage
      title={t("sectors.actions.create")}
      crumbs={[{ label: t("sectors.title"), to: href("sectorList") }]}
      failure={failure}
      onSubmit={submit}
      problems={form.problems}
      saveLabel={t("common.actions.create")}
      saving={busy}
      onCancel={() => void navigate(href("sectorList"))}
    >
      <SectorFields form={form} />
      {!online && hasPeople(team) && (
        <Alert color="orange" role="status" icon={<IconWifiOff aria-hidden />}>
          {t("sectors.messages.teamOffline")}
        </Alert>
      )}
      <TeamFields
        zooId={target.zooId}
        team={team}
        onChange={(next) => form.change({ team: next })}
      />
    </FormPage>
  );
}
