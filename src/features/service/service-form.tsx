import type { AppConfig } from "@domain/service/app-config";
import { flags, flagStates, versionSchema } from "@domain/service/app-config";
import { isOlder } from "@domain/service/service-state";
import { fieldOfInstant, instantOfField } from "@domain/time/date-field";
import { Button, Select, Stack, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../data/hooks/use-live";
import { useSubmit } from "../../data/hooks/use-submit";
import { environment } from "../../lib/environment";
import { confirm } from "../../ui/feedback/confirm";
import { notifyDone } from "../../ui/feedback/notify";
import { DateTimeField } from "../../ui/form/fields/date-field";
import { FormFailure } from "../../ui/form/form-failure";
import { useUnsavedGuard } from "../../ui/form/unsaved-guard";
import { Panel } from "../../ui/page/panel";
import { saveService } from "./service-writes";

const initialOf = (config: AppConfig) => ({
  minimumVersion: config.minimumVersion ?? "",
  maintenance: config.maintenance,
  until: fieldOfInstant(config.maintenanceUntil),
  flags: config.flags,
});
type Values = ReturnType<typeof initialOf>;

type VersionProblem = "badVersion" | "newerVersion" | null;

/** A minimum above this very app would shut out whoever could take it back. */
const problemOf = (version: string): VersionProblem => {
  if (version === "") return null;
  if (!versionSchema.safeParse(version).success) return "badVersion";
  return isOlder(environment.appVersion, version) ? "newerVersion" : null;
};

/** What it means for everybody is asked about; null where nobody is kept from work. */
const questionOf = (before: Values, now: Values) => {
  if (now.maintenance && !before.maintenance) return "maintenance" as const;
  return now.minimumVersion !== before.minimumVersion &&
    now.minimumVersion !== ""
    ? ("version" as const)
    : null;
};

/** The switches of the whole product. */
export function ServiceForm({ config }: { config: AppConfig }) {
  const { t } = useTranslation();
  const online = useOnline();
  const [before] = useState(() => initialOf(config));
  const [values, setValues] = useState(before);
  const { busy, failure, run } = useSubmit();
  const change = (wanted: Partial<Values>) =>
    setValues((now) => ({ ...now, ...wanted }));
  const dirty = JSON.stringify(values) !== JSON.stringify(before);
  useUnsavedGuard(dirty && !busy);
  const problem = problemOf(values.minimumVersion);
  const save = async () => {
    const asked = questionOf(before, values);
    const sure =
      asked === null ||
      (await confirm({
        title: t(`service.ask.${asked}.title`),
        body: t(`service.ask.${asked}.body`),
        confirm: t("common.actions.save"),
        danger: true,
      }));
    if (!sure) return;
    await saveService({
      ...values,
      minimumVersion: values.minimumVersion || null,
      maintenanceUntil: instantOfField(values.until),
    });
    notifyDone(t("service.messages.saved"));
  };
  return (
    <Stack maw={640} role="form" aria-label={t("service.title")}>
      <FormFailure
        failure={failure}
        onRetry={() => run(save, () => undefined)}
      />
      <Maintenance values={values} onChange={change} />
      <Panel title={t("service.fields.versions")}>
        <TextInput
          label={t("service.fields.minimumVersion")}
          description={t("service.help.minimumVersion", {
            build: environment.appVersion,
          })}
          value={values.minimumVersion}
          placeholder={environment.appVersion}
          error={problem && t(`service.messages.${problem}`)}
          onChange={({ currentTarget }) =>
            change({ minimumVersion: currentTarget.value.trim() })
          }
        />
      </Panel>
      <Flags values={values} onChange={change} />
      <Button
        style={{ alignSelf: "start" }}
        loading={busy}
        disabled={!dirty || !online || problem !== null}
        onClick={() => run(save, () => undefined)}
      >
        {t("common.actions.save")}
      </Button>
    </Stack>
  );
}

interface PartProps {
  values: Values;
  onChange: (wanted: Partial<Values>) => void;
}

function Maintenance({ values, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("service.fields.maintenance")}>
      <Stack gap="sm">
        <Switch
          label={t("service.fields.maintenanceOn")}
          description={t("service.help.maintenance")}
          checked={values.maintenance}
          onChange={({ currentTarget }) =>
            onChange({ maintenance: currentTarget.checked })
          }
        />
        <DateTimeField
          label={t("service.fields.maintenanceUntil")}
          clearable
          value={values.until}
          onChange={(until) => onChange({ until })}
        />
      </Stack>
    </Panel>
  );
}

function Flags({ values, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("service.fields.flags")}>
      {flags.map((flag) => (
        <Select
          key={flag}
          label={t(`service.flags.${flag}.name`)}
          description={t(`service.flags.${flag}.help`)}
          allowDeselect={false}
          value={values.flags[flag] ?? "on"}
          data={flagStates.map((value) => ({
            value,
            label: t(`service.options.flag.${value}`),
          }))}
          onChange={(chosen) => {
            const state = flagStates.find((one) => one === chosen);
            if (state !== undefined)
              onChange({ flags: { ...values.flags, [flag]: state } });
          }}
        />
      ))}
    </Panel>
  );
}
