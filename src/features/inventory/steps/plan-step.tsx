import type { Plan, PlannedRow, RowKind } from "@domain/inventory/plan/types";
import { rowKinds } from "@domain/inventory/plan/types";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { LoadMore } from "../../../ui/list/load-more";
import type { ImportFlow } from "../modal/use-import";
import { EndedWork } from "./ended-work";
import { SaveRefused } from "./save-refused";
import { PlanRow } from "./plan-row";
import { StepBar } from "./step-bar";

/** So many rows are drawn at once. */
const pageSize = 50;

const first = ({ counts }: Plan): RowKind =>
  (["refused", "new", "changed"] as const).find((kind) => counts[kind] > 0) ??
  "unchanged";

/** What the import would do, before it does it. */
export function PlanStep({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { plan } = flow;
  const [kind, setKind] = useState<RowKind>(() =>
    plan === null ? "new" : first(plan),
  );
  if (plan === null) return null;
  const { counts, newEnclosures, newGroups } = plan;
  const writes = counts.new + counts.changed;
  return (
    <Stack gap="md">
      <Group gap="xs" role="group" aria-label={t("inventory.fields.kinds")}>
        {rowKinds.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === kind ? "filled" : "default"}
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {t(`inventory.options.kinds.${one}`)} · {format.number(counts[one])}
          </Button>
        ))}
      </Group>
      {newEnclosures.length + newGroups.length > 0 && (
        <Text size="sm">
          {t("inventory.states.makes", {
            enclosures: format.number(newEnclosures.length),
            groups: format.number(newGroups.length),
          })}
        </Text>
      )}
      <Rows key={kind} rows={plan.rows.filter((row) => row.kind === kind)} />
      <EndedWork flow={flow} plan={plan} />
      {counts.refused > 0 && <SaveRefused flow={flow} failed={[]} />}
      <StepBar
        flow={flow}
        back="columns"
        next={{
          label:
            writes === 0
              ? t("inventory.states.nothingToDo")
              : t("inventory.actions.import", {
                  count: writes,
                  number: format.number(writes),
                }),
          onClick: flow.start,
          disabled: writes === 0,
        }}
      />
    </Stack>
  );
}

function Rows({ rows }: { rows: readonly PlannedRow[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(pageSize);
  if (rows.length === 0)
    return <Text c="dimmed">{t("inventory.states.noRows")}</Text>;
  return (
    <div>
      <Stack gap="xs" component="ul" p={0} m={0}>
        {rows.slice(0, shown).map((row) => (
          <PlanRow key={row.row.line} planned={row} />
        ))}
      </Stack>
      <LoadMore
        onMore={rows.length > shown ? () => setShown(shown + pageSize) : null}
        loading={false}
      />
    </div>
  );
}
