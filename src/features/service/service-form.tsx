import type { AppConfig } from "@domain/service/app-config";
import { flags, flagStates } from "@domain/service/app-config";
import type { Service, ServiceForm as Form } from "@domain/service/form";
import {
  serviceFormOf,
  serviceFormSchema,
  serviceIssues,
  serviceQuestion,
  serviceValues,
} from "@domain/service/form";
import { begunForm } from "@domain/schema/form";
import { Button, Group, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../data/hooks/ready-session";
import { useOnline } from "../../data/hooks/use-live";
import { useSubmit } from "../../data/hooks/use-submit";
import { environment } from "../../lib/environment";
import { confirm } from "../../ui/feedback/confirm";
import { notifyDone } from "../../ui/feedback/notify";
import { DateTimeField } from "../../ui/form/fields/date-field";
import { draftStore } from "../../ui/form/draft/form-draft";
import { ResumedNote } from "../../ui/form/draft/resumed-note";
import { useDraft } from "../../ui/form/draft/use-draft";
import { FormFailure } from "../../ui/form/form-failure";
import type { RecordForm } from "../../ui/form/use-record-form";
import { useRecordForm } from "../../ui/form/use-record-form";
import { Panel } from "../../ui/page/panel";
import { saveService } from "./service-writes";

const drafts = draftStore("service-draft", (kept) =>
  begunForm(serviceFormSchema, kept),
);

/** The switches of the whole product; a saved form begins anew with what it stored. */
export function ServiceForm({ config }: { config: AppConfig }) {
  const [{ count, stored }, setSaved] = useState<{
    count: number;
    stored: Service;
  }>({ count: 0, stored: config });
  return (
    <OpenForm
      key={count}
      initial={stored}
      now={config}
      onSaved={(values) => setSaved({ count: count + 1, stored: values })}
    />
  );
}

interface OpenFormProps {
  initial: Service;
  /** As it is stored now, which may be newer. */
  now: Service;
  onSaved: (stored: Service) => void;
}

function useServiceForm(initial: Service) {
  const { t } = useTranslation();
  const [begun] = useState(() => serviceFormOf(initial));
  const draft = useDraft(drafts, useDraftOwner("service"), () => "service");
  const form = useRecordForm<Form>({
    name: "service",
    initial: begun,
    issuesOf: (values) => serviceIssues(values, environment.appVersion),
    labelOf: (field) => t(`service.fields.${field as keyof Form}`),
    wordsOf: ({ field, values }) =>
      field !== "minimumVersion"
        ? undefined
        : t(
            values?.["newer"] === undefined
              ? "service.messages.badVersion"
              : "service.messages.newerVersion",
          ),
    draft,
  });
  return { begun, form };
}

function OpenForm({ initial, now, onSaved }: OpenFormProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const { begun, form } = useServiceForm(initial);
  const { busy, failure, run } = useSubmit();
  const isSure = async () => {
    const asked = serviceQuestion(form.values, begun);
    return (
      asked === null ||
      confirm({
        title: t(`service.ask.${asked}.title`),
        body: t(`service.ask.${asked}.body`),
        confirm: t("common.actions.save"),
        danger: true,
      })
    );
  };
  const save = async () => {
    if (!(await isSure())) return null;
    const values = serviceValues(form.values, begun, now);
    await saveService(values);
    return values;
  };
  const submit = () => {
    if (!form.check()) return;
    run(save, (stored) => {
      if (stored === null) return;
      form.release();
      notifyDone(t("service.messages.saved"));
      onSaved(stored);
    });
  };
  return (
    <form
      noValidate
      aria-label={t("service.title")}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack maw={640}>
        <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
        <FormFailure failure={failure} onRetry={submit} />
        <Maintenance form={form} />
        <Versions form={form} />
        <Flags form={form} />
        <Group>
          <Button
            type="submit"
            loading={busy}
            disabled={!form.dirty || !online}
          >
            {t("common.actions.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PartProps {
  form: RecordForm<Form>;
}

function Maintenance({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("service.fields.maintenancePanel")}>
      <Stack gap="sm">
        <Switch
          {...form.field("maintenance")}
          label={t("service.fields.maintenance")}
          description={t("service.help.maintenance")}
          checked={form.values.maintenance}
          onChange={({ currentTarget }) =>
            form.change({ maintenance: currentTarget.checked })
          }
        />
        <DateTimeField
          {...form.field("maintenanceUntil")}
          label={t("service.fields.maintenanceUntil")}
          clearable
          value={form.values.maintenanceUntil}
          onChange={(maintenanceUntil) => form.change({ maintenanceUntil })}
        />
      </Stack>
    </Panel>
  );
}

function Versions({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("service.fields.versions")}>
      <TextInput
        {...form.input("minimumVersion")}
        label={t("service.fields.minimumVersion")}
        description={t("service.help.minimumVersion", {
          build: environment.appVersion,
        })}
        placeholder={environment.appVersion}
      />
    </Panel>
  );
}

function Flags({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("service.fields.flags")}>
      {flags.map((flag) => (
        <Select
          key={flag}
          label={t(`service.flags.${flag}.name`)}
          description={t(`service.flags.${flag}.help`)}
          allowDeselect={false}
          value={form.values.flags[flag]}
          data={flagStates.map((value) => ({
            value,
            label: t(`service.options.flag.${value}`),
          }))}
          onChange={(chosen) => {
            const state = flagStates.find((one) => one === chosen);
            if (state !== undefined)
              form.change({ flags: { ...form.values.flags, [flag]: state } });
          }}
        />
      ))}
    </Panel>
  );
}
