import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Section } from "./section";
import type { ZooForm } from "@domain/establishment/zoo-form";
import type { RecordForm } from "../../../ui/form/use-record-form";

/** What of people is told that nobody is told unless the establishment wants it. */
export function LatenessFields({ form }: { form: RecordForm<ZooForm> }) {
  const { t } = useTranslation();
  return (
    <Section title={t("establishments.settings.lateness")}>
      <Switch
        id={form.field("latenessByPerson").id}
        label={t("establishments.fields.latenessByPerson")}
        description={t("establishments.help.latenessByPerson")}
        checked={form.values.latenessByPerson}
        onChange={({ currentTarget }) =>
          form.change({ latenessByPerson: currentTarget.checked })
        }
      />
    </Section>
  );
}
