import { builtInOf } from "@domain/measures/parameters/built-in";
import type { MeasureKind } from "@domain/measures/kinds";
import { symbolOf } from "@domain/measures/parameters/units";
import { ActionIcon, Group, Switch, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { ParameterMark } from "./parameter-mark";
import { ParameterPanel } from "./parameter-panel";
import { useMayChange } from "./use-may-change";
import type { ParameterRow } from "./use-parameters";
import { useParameterRemoval } from "./use-parameter-removal";
import { useParameterWords } from "./use-parameter-words";

interface BuiltInsProps {
  kind: MeasureKind;
  title: string;
  rows: readonly ParameterRow[];
}

const list = {
  display: "grid",
  gap: "0 var(--mantine-spacing-xl)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))",
  listStyle: "none",
  margin: 0,
  padding: 0,
};

/** In the order of the product: air first, then water. */
const order = (rows: readonly ParameterRow[]): ParameterRow[] =>
  [...rows].sort(
    (a, b) =>
      Number(builtInOf(a.data.builtIn)?.water ?? false) -
      Number(builtInOf(b.data.builtIn)?.water ?? false),
  );

/** What every establishment has: each is switched off where nobody needs it. */
export function BuiltIns({ kind, title, rows }: BuiltInsProps) {
  const { t } = useTranslation();
  const may = useMayChange();
  const { nameOf, limitsOf } = useParameterWords();
  const { busy, setArchived } = useParameterRemoval(kind);
  const [edited, edit] = useState<ParameterRow | null>(null);
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <ul style={list}>
        {order(rows).map((row) => {
          const { data } = row;
          const name = nameOf(data);
          const limits = limitsOf(data, data.limits);
          const symbol = symbolOf(data.unit);
          return (
            <Group
              key={row.id}
              component="li"
              justify="space-between"
              wrap="nowrap"
              mih={44}
            >
              <Group gap="0 8px" miw={0}>
                <ParameterMark parameter={data} name={name} />
                <Text size="sm" c="dimmed">
                  {limits ?? (symbol === name ? "" : symbol)}
                </Text>
              </Group>
              <Group gap="xs" wrap="nowrap">
                {!data.isArchived && may.edit(row) && (
                  <ActionIcon
                    size={40}
                    aria-label={t("common.messages.actionOn", {
                      action: t("common.actions.edit"),
                      name,
                    })}
                    onClick={() => edit(row)}
                  >
                    <IconPencil size={18} aria-hidden />
                  </ActionIcon>
                )}
                {may.archive(row) ? (
                  <Switch
                    aria-label={t("measures.builtIns.use", { name })}
                    checked={!data.isArchived}
                    disabled={busy}
                    onChange={({ currentTarget }) =>
                      setArchived(row, !currentTarget.checked)
                    }
                  />
                ) : (
                  <Text size="sm" c="dimmed">
                    {t(
                      data.isArchived
                        ? "measures.states.isArchived"
                        : "measures.states.inUse",
                    )}
                  </Text>
                )}
              </Group>
            </Group>
          );
        })}
      </ul>
      {edited !== null && (
        <ParameterPanel
          kind={kind}
          row={edited}
          enclosureId={null}
          onClose={() => edit(null)}
        />
      )}
    </Panel>
  );
}
