import { href } from "@domain/pages";
import { newCirForm } from "@domain/report/cir/form";
import { parisDay } from "@domain/time/paris";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { CreationPage } from "../../../../ui/form/edition-page";
import { createCir } from "../cir-writes";
import { CirFields } from "./cir-fields";
import { useCirDraft, useCirForm, useSavedWords } from "./use-cir-form";

/** A new report of a visit. */
export function CirCreation() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useCirDraft(null);
  const [target] = useState(() => ({ zooId, id: draft.id }));
  const [blank] = useState(() => newCirForm(parisDay(new Date())));
  const form = useCirForm(blank, draft);
  return (
    <CreationPage
      title={t("cir.actions.create")}
      to={href("cir", { reportId: target.id })}
      id={target.id}
      words={useSavedWords("created", form.values.title)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => createCir(target, form.values)}
    >
      <CirFields form={form} zooId={target.zooId} />
    </CreationPage>
  );
}
