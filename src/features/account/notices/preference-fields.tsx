import type { NoticePreferences } from "@domain/notice/preferences";
import { noticeMails, proposedQuiet } from "@domain/notice/preferences";
import { Radio, Select, SimpleGrid, Stack, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { sendsToDevices } from "../../../data/devices/push";
import type { RecordForm } from "../../../ui/form/use-record-form";

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

/** The times to choose from, a stored one of other minutes among them. */
const timesWith = (time: string | null): string[] =>
  time === null || halfHours.includes(time)
    ? halfHours
    : [...halfHours, time].sort();

interface FieldsProps {
  form: RecordForm<NoticePreferences>;
}

/** Whether mails come, when the day's does, and the hours without any. */
export function PreferenceFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { noticeMail, noticeDigestAt } = form.values;
  return (
    <>
      <Radio.Group
        {...form.field("noticeMail")}
        label={t("account.fields.noticeMail")}
        value={noticeMail}
        onChange={(value) => form.change({ noticeMail: value })}
      >
        <Stack gap="xs" mt="xs">
          {noticeMails.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`account.options.noticeMail.${one}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {noticeMail === "digest" && (
        <Select
          {...form.choice("noticeDigestAt")}
          label={t("account.fields.noticeDigestAt")}
          description={t("notices.settings.digestHelp")}
          data={timesWith(noticeDigestAt)}
          allowDeselect={false}
          maw={320}
        />
      )}
      {(noticeMail !== "none" || sendsToDevices()) && (
        <>
          <Switch
            label={t("account.fields.noticeAlerts")}
            description={t("notices.settings.alertsHelp")}
            checked={form.values.noticeAlerts}
            onChange={({ currentTarget }) =>
              form.change({ noticeAlerts: currentTarget.checked })
            }
          />
          <QuietFields form={form} />
        </>
      )}
    </>
  );
}

function QuietFields({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { quietFrom, quietUntil } = form.values;
  const isQuiet = quietFrom !== null || quietUntil !== null;
  return (
    <>
      <Switch
        label={t("notices.settings.quiet")}
        description={t("notices.settings.quietHelp")}
        checked={isQuiet}
        onChange={({ currentTarget }) =>
          form.change(
            currentTarget.checked
              ? proposedQuiet
              : { quietFrom: null, quietUntil: null },
          )
        }
      />
      {isQuiet && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Select
            {...form.choice("quietFrom")}
            label={t("account.fields.quietFrom")}
            data={timesWith(quietFrom)}
            allowDeselect={false}
          />
          <Select
            {...form.choice("quietUntil")}
            label={t("account.fields.quietUntil")}
            data={timesWith(quietUntil)}
            allowDeselect={false}
          />
        </SimpleGrid>
      )}
    </>
  );
}
