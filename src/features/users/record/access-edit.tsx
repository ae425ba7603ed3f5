import { AppError } from "@domain/errors";
import { begunForm } from "@domain/schema/form";
import {
  personChanges,
  personForm,
  personFormSchema,
  personIssues,
  type PersonForm,
} from "@domain/person/person-form";
import type { Access } from "@domain/access/access";
import { emptyTeam } from "@domain/sector/sector";
import { Switch, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { PanelForm } from "../../../ui/form/panel-form";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { isFinger } from "../../../ui/keys/is-finger";
import { mailInUse, mailInUseWords } from "../parts/mail-in-use";
import { HomeField } from "../parts/home-field";
import { RankField, RightField } from "../parts/right-fields";
import { SectorRolesField } from "../parts/sector-roles-field";
import { changePerson } from "../user-writes";
import type { Person } from "./use-person";

/** What was typed and chosen of somebody and is not saved. */
export const accessDrafts = draftStore("access-draft", (kept) =>
  begunForm(personFormSchema, kept),
);

interface AccessEditProps {
  person: Person;
  access: Access;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

function usePersonForm({ person, access }: AccessEditProps) {
  const { t } = useTranslation();
  const { userId } = person;
  const [before] = useState(() => personForm(access, person));
  const draft = useDraft(accessDrafts, useDraftOwner(userId), () => userId);
  const form = useRecordForm<PersonForm>({
    name: "access",
    draft,
    initial: before,
    issuesOf: (values) => personIssues(before, values),
    labelOf: (field) =>
      field === "sectorRoles"
        ? t("users.fields.sectors")
        : t(
            `users.fields.${field as Exclude<keyof PersonForm, "sectorRoles">}`,
          ),
    wordsOf: (issue) => mailInUseWords(t, issue),
  });
  return { before, form };
}

/** What is wrong with the address is said at its field. */
function atField(failure: unknown): never {
  throw failure instanceof AppError && failure.code === "mail-in-use"
    ? new AppError("mail-in-use", { fields: [mailInUse] })
    : failure;
}

/** Names, address, right, rank, sectors and flags of somebody: a function changes them, all or none. */
export function AccessEdit(props: AccessEditProps) {
  const { person, onDirty, onDone } = props;
  const { t } = useTranslation();
  const { before, form } = usePersonForm(props);
  const changes = personChanges(before, form.values);
  useEffect(() => {
    if (!isFinger()) document.getElementById("access-userFirstname")?.focus();
  }, []);
  const save = async () => {
    if (changes === null) return;
    await changePerson(person.userId, changes).catch(atField);
    notifyDone(t("users.messages.accessSaved"));
  };
  const askMove = () =>
    confirm({
      title: t("users.questions.move.title", {
        name: person.card.userFirstname,
      }),
      body: t("users.questions.move.body"),
      confirm: t("users.questions.move.confirm"),
    });
  return (
    <PanelForm
      label={t("users.actions.edit")}
      {...(changes?.sectorRoles !== undefined && {
        failureTitle: t("errors.messages.rolesSave"),
      })}
      form={form}
      ask={changes?.zooId === undefined ? undefined : askMove}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <ContactFields form={form} hasAccount={person.account !== null} />
      <AccessFields form={form} home={before.zooId} />
    </PanelForm>
  );
}

interface ContactFieldsProps {
  form: RecordForm<PersonForm>;
  /** Without an account there is no address to sign in with. */
  hasAccount: boolean;
}

function ContactFields({ form, hasAccount }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("userFirstname")}
        label={t("users.fields.userFirstname")}
        autoComplete="off"
      />
      <TextInput
        {...form.input("userLastname")}
        label={t("users.fields.userLastname")}
        autoComplete="off"
      />
      {hasAccount && (
        <TextInput
          {...form.input("userMail")}
          type="email"
          label={t("users.fields.userMail")}
          description={t("users.help.newMail")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}

interface AccessFieldsProps {
  form: RecordForm<PersonForm>;
  /** The establishment that is their home now. */
  home: string;
}

function AccessFields({ form: { values, change }, home }: AccessFieldsProps) {
  const { t } = useTranslation();
  const flagsStaff = useCan()("flagStaff", "users");
  const moves = values.zooId !== home;
  return (
    <>
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
        zooId={home}
        value={moves ? emptyTeam : values.sectorRoles}
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
            description={moves ? undefined : t("users.help.home")}
            value={values.zooId}
            onChange={(zooId) => change({ zooId })}
          />
        </>
      )}
    </>
  );
}
