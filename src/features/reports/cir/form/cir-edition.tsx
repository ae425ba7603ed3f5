import { href } from "@domain/pages";
import { cirFormOf } from "@domain/report/cir/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { EditionPage } from "../../../../ui/form/edition-page";
import { editCir } from "../cir-writes";
import { CirFields } from "./cir-fields";
import { useCirDraft, useCirForm, useSavedWords } from "./use-cir-form";

/** The report of a visit, to be changed. */
export function CirEdition({ row }: { row: Row<"cirs"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const form = useCirForm(cirFormOf(base.data), useCirDraft(base.id));
  return (
    <EditionPage
      title={t("cir.actions.edit")}
      to={href("cir", { reportId: base.id })}
      name={base.data.title}
      words={useSavedWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editCir(base, form.values)}
    >
      <CirFields form={form} zooId={base.data.zooId} />
    </EditionPage>
  );
}
