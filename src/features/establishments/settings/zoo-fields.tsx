import { followUpLevels } from "@domain/establishment/zoo";
import { kindOf } from "@domain/establishment/offers";
import type { ZooForm } from "@domain/establishment/zoo-form";
import { userLanguages } from "@domain/person/user";
import { Switch, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { languageNames } from "../../../lib/i18n/languages";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";
import {
  EnvironmentField,
  KindField,
  NameField,
  ShortCodeField,
} from "../zoo-parts";
import { MultiSelect, Select } from "../../../ui/form/fields/choosers";
import { ClosingFields } from "./closing-fields";
import { LatenessFields } from "./lateness-fields";
import { Section } from "./section";
import type { Choice } from "./use-choices";
import { useChoices } from "./use-choices";

interface PartProps {
  form: RecordForm<ZooForm>;
}

interface ZooFieldsProps extends PartProps {
  /** Who of the provider sees the establishment. */
  staffAccess: readonly string[];
}

/** The fields of an establishment, by what they are about. */
export function ZooFields({ form, staffAccess }: ZooFieldsProps) {
  const { t } = useTranslation();
  const choices = useChoices(staffAccess);
  return (
    <>
      <Identity form={form} />
      <FollowUp form={form} />
      <Section
        title={t("establishments.settings.closing")}
        help={t("establishments.help.closing")}
      >
        <ClosingFields form={form} />
      </Section>
      <Referents form={form} choices={choices} />
      <Systems form={form} />
      <Chat form={form} />
      <LatenessFields form={form} />
      <Provider form={form} />
    </>
  );
}

function Identity({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("establishments.settings.identity")}>
      <NameField {...form.input("zooName")} />
      <KindField {...form.input("type")} value={kindOf(form.values.type)} />
    </Section>
  );
}

function FollowUp({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("establishments.settings.followUp")}>
      <ChoiceChips
        {...form.input("followUpLevel")}
        label={t("establishments.fields.followUpLevel")}
        description={t("establishments.help.followUpLevel")}
        options={followUpLevels.map((value) => ({
          value,
          label: t(`establishments.options.followUpLevel.${value}`),
        }))}
      />
      <MultiSelect
        {...form.field("languages")}
        label={t("establishments.fields.languages")}
        description={t("establishments.help.languages")}
        data={userLanguages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
        value={form.values.languages}
        onChange={(chosen) =>
          form.change({
            languages: userLanguages.filter((one) => chosen.includes(one)),
          })
        }
      />
    </Section>
  );
}

interface PersonFieldProps extends PartProps {
  name: "referentManagerId" | "referentSupportId";
  choices: readonly Choice[];
}

function PersonField({ form, name, choices }: PersonFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...form.field(name)}
      label={t(`establishments.fields.${name}`)}
      placeholder={t("establishments.states.nobody")}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      filter={optionsFound}
      data={[...choices]}
      value={form.values[name]}
      onChange={(chosen) => form.change({ [name]: chosen })}
    />
  );
}

interface ChoosingProps extends PartProps {
  choices: ReturnType<typeof useChoices>;
}

function Referents({ form, choices }: ChoosingProps) {
  const { t } = useTranslation();
  return (
    <Section
      title={t("establishments.settings.referents")}
      help={t("establishments.help.referents")}
    >
      <PersonField form={form} name="referentManagerId" choices={choices.all} />
      <MailField form={form} name="referentManagerMail" />
      <PersonField form={form} name="referentSupportId" choices={choices.all} />
      <MailField form={form} name="referentSupportMail" />
    </Section>
  );
}

interface MailFieldProps extends PartProps {
  name: "referentManagerMail" | "referentSupportMail";
}

function MailField({ form, name }: MailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...form.input(name)}
      type="email"
      label={t(`establishments.fields.${name}`)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function Systems({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("establishments.settings.systems")}>
      <TextInput
        {...form.input("ownId")}
        label={t("establishments.fields.ownId")}
        autoComplete="off"
      />
      <TextInput
        {...form.input("recordsId")}
        label={t("establishments.fields.recordsId")}
        autoComplete="off"
      />
      <ShortCodeField {...form.input("shortCode")} />
    </Section>
  );
}

function Chat({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Section
      title={t("establishments.settings.chat")}
      help={t("establishments.help.chat")}
    >
      <TextInput
        {...form.input("chatEndpoint")}
        type="url"
        label={t("establishments.fields.chatEndpoint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...form.input("chatChannel")}
        label={t("establishments.fields.chatChannel")}
        autoComplete="off"
      />
      <Switch
        id={form.field("chatAlerts").id}
        label={t("establishments.fields.chatAlerts")}
        description={t("establishments.help.chatAlerts")}
        checked={form.values.chatAlerts}
        onChange={({ currentTarget }) =>
          form.change({ chatAlerts: currentTarget.checked })
        }
      />
    </Section>
  );
}

/** What the provider alone says of an establishment. */
function Provider({ form }: PartProps) {
  const { t } = useTranslation();
  const may = useCan();
  if (!may("markTest", "zoo")) return null;
  return (
    <Section title={t("establishments.settings.provider")}>
      <EnvironmentField {...form.input("environment")} />
      <Switch
        id={form.field("mainTest").id}
        label={t("establishments.fields.mainTest")}
        description={t("establishments.help.mainTest")}
        checked={form.values.mainTest}
        onChange={({ currentTarget }) =>
          form.change({ mainTest: currentTarget.checked })
        }
      />
    </Section>
  );
}
