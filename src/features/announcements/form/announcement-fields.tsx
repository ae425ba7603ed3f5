import {
  announcementContentMax,
  announcementPriorities,
  announcementTitleMax,
  announcementTypes,
} from "@domain/announcement/announcement";
import type { AnnouncementForm } from "@domain/announcement/form";
import { Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { typeLooks } from "../parts/looks";
import { ContentField } from "./content-field";
import { RecipientFields } from "./recipient-fields";

interface FieldsProps {
  form: RecordForm<AnnouncementForm>;
  zooId: string;
}

/** Everything a person says of an announcement. */
export function AnnouncementFields({ form, zooId }: FieldsProps) {
  const { t } = useTranslation();
  const { values, change } = form;
  const toggle = (name: "readConfirmation" | "push") => (
    <Switch
      label={t(`announcements.fields.${name}`)}
      description={t(`announcements.help.${name}`)}
      checked={values[name]}
      onChange={({ currentTarget }) =>
        change({ [name]: currentTarget.checked })
      }
    />
  );
  return (
    <>
      <TextInput
        {...form.input("title")}
        label={t("announcements.fields.title")}
        required
        maxLength={announcementTitleMax + 20}
      />
      <TypeFields form={form} />
      <ContentField
        {...form.input("content")}
        maxLength={announcementContentMax + 100}
      />
      <TextInput
        {...form.input("externalLink")}
        type="url"
        inputMode="url"
        label={t("announcements.fields.externalLink")}
      />
      <DisplayFields form={form} />
      <RecipientFields form={form} zooId={zooId} />
      <Stack gap="sm">
        {toggle("readConfirmation")}
        {toggle("push")}
      </Stack>
    </>
  );
}

function TypeFields({ form }: Pick<FieldsProps, "form">) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceChips
        {...form.choice("type")}
        label={t("announcements.fields.type")}
        options={[...announcementTypes].reverse().map((value) => {
          const { icon: Icon } = typeLooks[value];
          return {
            value,
            label: (
              <Group gap={6} component="span" display="inline-flex">
                <Icon size={16} aria-hidden />
                {t(`announcements.options.type.${value}`)}
              </Group>
            ),
          };
        })}
      />
      <ChoiceChips
        {...form.choice("priority")}
        label={t("announcements.fields.priority")}
        description={t("announcements.help.priority")}
        options={[...announcementPriorities].reverse().map((value) => ({
          value,
          label: t(`announcements.options.priority.${value}`),
        }))}
      />
    </>
  );
}

/** From when to when it is shown, in the time of Paris. */
function DisplayFields({ form }: Pick<FieldsProps, "form">) {
  const { t } = useTranslation();
  const { values, change } = form;
  return (
    <Stack gap="sm">
      <DateTimeField
        {...form.input("displayStartAt")}
        label={t("announcements.fields.displayStartAt")}
        required
      />
      <DateTimeField
        {...form.input("displayEndAt")}
        label={t("announcements.fields.displayEndAt")}
        // "Until the 30th" is with the 30th.
        defaultTimeValue="23:59"
        clearable
      />
      <Text size="sm" c="dimmed">
        {t("announcements.help.paris")}
      </Text>
      <Switch
        label={t("announcements.fields.autoExpiry")}
        description={t("announcements.help.autoExpiry")}
        checked={values.autoExpiry}
        onChange={({ currentTarget }) =>
          change({ autoExpiry: currentTarget.checked })
        }
      />
    </Stack>
  );
}
