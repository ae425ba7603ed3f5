import { enrichmentForm } from "@domain/enrichment/form";
import { href } from "@domain/pages";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage } from "../../../ui/form/edition-page";
import { createObject } from "../enrichment-writes";
import { ObjectFields } from "./object-fields";
import {
  useObjectDraft,
  useObjectForm,
  useObjectWords,
} from "./use-object-form";

/** A new object of the establishment, or one that is everybody's. */
export function ObjectCreation({ official }: { official: boolean }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useObjectDraft(official ? "official" : "", null);
  const [enrichmentId] = useState(draft.id);
  const [managed, setManaged] = useState(true);
  const form = useObjectForm(enrichmentForm(null), draft, official);
  const home = official ? null : zooId;
  return (
    <CreationPage
      title={t(
        official
          ? "enrichment.actions.createOfficial"
          : "enrichment.actions.create",
      )}
      to={href("enrichment", { enrichmentId })}
      id={enrichmentId}
      words={useObjectWords("created", form.values.name)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() =>
        createObject({ zooId: home, enrichmentId, managed }, form.values)
      }
    >
      <ObjectFields form={form} official={official} tagsLocked={false}>
        {!official && (
          <Switch
            label={t("enrichment.fields.stockManaged")}
            description={t("enrichment.help.stockManaged")}
            checked={managed}
            onChange={({ currentTarget }) => setManaged(currentTarget.checked)}
          />
        )}
      </ObjectFields>
    </CreationPage>
  );
}
