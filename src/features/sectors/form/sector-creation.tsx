import { href } from "@domain/pages";
import { defaultSectorColor, emptyTeam } from "@domain/sector/sector";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { CreationPage } from "../../../ui/form/edition-page";
import { createSector } from "../sector-writes";
import { SectorFields } from "./sector-fields";
import { TeamFields } from "./team-fields";
import { useSectorForm, useSectorWords } from "./use-sector-form";

const blank = {
  sectorName: "",
  sectorColor: defaultSectorColor,
  team: emptyTeam,
};

/** A new sector; with a team it is one request, so that neither exists without the other. */
export function SectorCreation() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  // A retry is the same request, in the establishment where the form was opened.
  const [target] = useState(() => ({ zooId, sectorId: newId() }));
  const form = useSectorForm(blank);
  const { team, ...values } = form.values;
  return (
    <CreationPage
      title={t("sectors.actions.create")}
      to={href("sector", { sectorId: target.sectorId })}
      words={useSectorWords("created")}
      form={form}
      submission={useSubmit()}
      send={() => createSector(target, values, team)}
    >
      <SectorFields form={form} />
      <TeamFields
        zooId={target.zooId}
        team={team}
        onChange={(next) => form.change({ team: next })}
      />
    </CreationPage>
  );
}
