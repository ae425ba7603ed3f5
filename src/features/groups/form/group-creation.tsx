import { groupForm } from "@domain/group/group";
import { href } from "@domain/pages";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { CreationPage } from "../../../ui/form/edition-page";
import { createGroup } from "../group-writes";
import { GroupFields } from "./group-fields";
import { useGroupDraft, useGroupForm, useGroupWords } from "./use-group-form";

export function GroupCreation() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const draft = useGroupDraft(null);
  const [target] = useState(() => ({ zooId, groupId: draft.id }));
  const form = useGroupForm(groupForm(null), draft);
  return (
    <CreationPage
      title={t("groups.actions.create")}
      to={href("group", { groupId: target.groupId })}
      id={target.groupId}
      words={useGroupWords("created", form.values.groupName)}
      form={form}
      submission={useSubmit({ once: true })}
      send={() => createGroup(target, form.values)}
    >
      <GroupFields form={form} />
    </CreationPage>
  );
}
