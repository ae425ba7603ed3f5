import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useSectors } from "../../../data/hooks/use-names";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { newId } from "../../../data/write";
import { CreationPage } from "../../../ui/form/edition-page";
import { createEnclosure } from "../enclosure-writes";
import { EnclosureFields } from "./enclosure-fields";
import { useEnclosureForm, useEnclosureWords } from "./use-enclosure-form";

interface EnclosureCreationProps {
  /** The sector it was asked for. */
  sectorId: string | null;
}

export function EnclosureCreation({ sectorId }: EnclosureCreationProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [target] = useState(() => ({ zooId, enclosureId: newId() }));
  const may = useCan();
  const sectors = useSectors(target.zooId, { live: true }).rows.filter(
    ({ data }) => may("create", "enclosures", factsFor("sectors", data)),
  );
  const form = useEnclosureForm({
    enclosureName: "",
    linkedSectorId: sectorId,
    memo: "",
    areas: [],
  });
  return (
    <CreationPage
      title={t("enclosures.actions.create")}
      to={href("enclosure", { enclosureId: target.enclosureId })}
      words={useEnclosureWords("created")}
      form={form}
      submission={useSubmit()}
      send={() => createEnclosure(target, form.values)}
    >
      <EnclosureFields form={form} sectors={sectors} />
    </CreationPage>
  );
}
