import { groupForm } from "@domain/group/group";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { EditionPage } from "../../../ui/form/edition-page";
import { editGroup } from "../group-writes";
import { GroupFields } from "./group-fields";
import { useGroupDraft, useGroupForm, useGroupWords } from "./use-group-form";

export function GroupEdition({ row }: { row: Row<"groups"> }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const draft = useGroupDraft(base.id);
  const form = useGroupForm(groupForm(base.data), draft);
  return (
    <EditionPage
      title={t("groups.actions.edit")}
      to={href("group", { groupId: base.id })}
      name={base.data.groupName}
      words={useGroupWords("saved")}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => editGroup(base, form.values)}
    >
      <GroupFields form={form} />
    </EditionPage>
  );
}
