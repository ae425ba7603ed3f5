import { begunForm } from "@domain/schema/form";
import {
  accessChanges,
  accessForm,
  accessFormSchema,
  type AccessForm,
} from "@domain/person/person-form";
import type { Access } from "@domain/access/access";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { notifyDone } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { HomeField } from "../parts/home-field";
import { RankField, RightField } from "../parts/right-fields";
import { SectorRolesField } from "../parts/sector-roles-field";
import { changeAccess } from "../user-writes";
import type { Person } from "./use-person";

/** What was chosen of somebody's access and is not saved. */
export const accessDrafts = draftStore("access-draft", (kept) =>
  begunForm(accessFormSchema, kept),
);

interface AccessEditProps {
  person: Person;
  access: Access;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

function useAccessForm({ person, access }: AccessEditProps) {
  const { t } = useTranslation();
  const { card, account, userId } = person;
  const [before] = useState(() =>
    accessForm(access, {
      betaTester: account?.betaTester ?? false,
      zooId: card.zooId,
    }),
  );
  const draft = useDraft(accessDrafts, useDraftOwner(userId), () => userId);
  const form = useRecordForm<AccessForm>({
    name: "access",
    draft,
    initial: before,
    issuesOf: () => [],
    labelOf: (field) =>
      field === "sectorRoles"
        ? t("users.fields.sectors")
        : t(
            `users.fields.${field as Exclude<keyof AccessForm, "sectorRoles">}`,
          ),
  });
  return { before, form };
}

/** Right, rank, sectors and flags of somebody: a function changes them, all or none. */
export function AccessEdit(props: AccessEditProps) {
  const { person, onDirty, onDone } = props;
  const { t } = useTranslation();
  const { before, form } = useAccessForm(props);
  const flagsStaff = useCan()("flagStaff", "users");
  const { values, change } = form;
  const moves = values.zooId !== before.zooId;
  const save = async () => {
    const changes = accessChanges(before, values);
    if (changes === null) return;
    await changeAccess(person.userId, changes);
    notifyDone(t("users.messages.accessSaved"));
  };
  return (
    <PanelForm
      label={t("users.actions.edit")}
      failureTitle={t("errors.messages.rolesSave")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <RightField
        id="access-userRight"
        value={values.userRight}
        onChange={(userRight) => change({ userRight })}
      />
      <RankField
        id="access-suricateRank"
        value={values.suricateRank}
        onChange={(suricateRank) => change({ suricateRank })}
      />
      <SectorRolesField
        name="access"
        zooId={before.zooId}
        value={values.sectorRoles}
        onChange={(sectorRoles) => change({ sectorRoles })}
        disabled={moves}
      />
      <Switch
        label={t("users.fields.betaTester")}
        description={t("users.help.betaTester")}
        checked={values.betaTester}
        onChange={({ currentTarget }) =>
          change({ betaTester: currentTarget.checked })
        }
      />
      {flagsStaff && (
        <>
          <Switch
            label={t("users.fields.suricateStaff")}
            description={t("users.help.suricateStaff")}
            checked={values.suricateStaff}
            onChange={({ currentTarget }) =>
              change({ suricateStaff: currentTarget.checked })
            }
          />
          <HomeField
            id="access-zooId"
            description={t("users.help.home")}
            value={values.zooId}
            onChange={(zooId) => change({ zooId })}
          />
        </>
      )}
    </PanelForm>
  );
}
