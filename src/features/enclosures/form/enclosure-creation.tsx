import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useSectors } from "../../../data/hooks/use-names";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage } from "../../../ui/form/edition-page";
import { createEnclosure } from "../enclosure-writes";
import { EnclosureFields } from "./enclosure-fields";
import {
  useEnclosureDraft,
  useEnclosureForm,
  useEnclosureWords,
} from "./use-enclosure-form";

interface EnclosureCreationProps {
  /** The sector it was asked for. */
  sectorId: string | null;
}

export function EnclosureCreation({ sectorId }: EnclosureCreationProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useEnclosureDraft(null);
  const [target] = useState(() => ({ zooId, enclosureId: draft.id }));
  const may = useCan();
  const sectors = useSectors(target.zooId, { live: true }).rows.filter(
    ({ data }) => may("create", "enclosures", factsFor("sectors", data)),
  );
  const form = useEnclosureForm(
    {
      enclosureName: "",
      linkedSectorId: sectorId,
      memo: "",
      areas: [],
    },
    draft,
  );
  return (
    <CreationPage
      title={t("enclosures.actions.create")}
      to={href("enclosure", { enclosureId: target.enclosureId })}
      id={target.enclosureId}
      words={useEnclosureWords("created", form.values.enclosureName)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => createEnclosure(target, form.values)}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </CreationPage>
  );
}
