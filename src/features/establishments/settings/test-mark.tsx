import { Stack, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import { patch } from "../../../data/write";
import { FormFailure } from "../../../ui/form/form-failure";
import { Panel } from "../../../ui/page/panel";

/** Whether the establishment is the provider's own place to try things out. */
export function TestMark({ row }: { row: Row<"zoo"> }) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const { zooName, mainTest } = row.data;
  const turn = (on: boolean) =>
    run(
      () => {
        const about = { kind: "zoo.edit", name: zooName };
        return outcomeOf(patch("zoo", row.id, { mainTest: on }, about, row));
      },
      () => undefined,
    );
  return (
    <Panel title={t("establishments.settings.provider")}>
      <Stack gap="sm">
        <FormFailure failure={failure} onRetry={() => turn(!mainTest)} />
        <Switch
          label={t("establishments.fields.mainTest")}
          description={t("establishments.help.mainTest")}
          checked={mainTest}
          disabled={busy}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </Stack>
    </Panel>
  );
}
