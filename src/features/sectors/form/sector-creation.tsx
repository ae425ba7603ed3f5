import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import {
  defaultSectorColor,
  emptyTeam,
  sectorFormSchema,
  teamSchema,
} from "@domain/sector/sector";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
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

const drafts = draftStore("sector-draft", (kept) =>
  begunForm(sectorFormSchema.extend({ team: teamSchema }), kept),
);

/** A new sector; with a team it is one request, so that neither exists without the other. */
export function SectorCreation() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useDraft(drafts, useDraftOwner("create"), newId);
  // A retry is the same request, in the establishment where the form was opened.
  const [target] = useState(() => ({ zooId, sectorId: draft.id }));
  const form = useSectorForm(blank, draft);
  const { team, ...values } = form.values;
  return (
    <CreationPage
      title={t("sectors.actions.create")}
      to={href("sector", { sectorId: target.sectorId })}
      id={target.sectorId}
      words={useSectorWords("created", form.values.sectorName)}
      form={form}
      submission={useSubmit({ once: true })}
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
