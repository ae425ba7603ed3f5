import type { Keyed } from "@domain/observation/rows/keyed";
import type { FocalRow } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Button, Group, Table, Text } from "@mantine/core";
import {
  IconFileExport,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { writeCsv } from "../../../lib/csv";
import { dayOf } from "../../../lib/format";
import { fileWord, saveText } from "../../../lib/save-json";
import { LoadMore } from "../../../ui/list/load-more";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { SessionNames } from "../parts/use-session-names";
import type { OnCorrect } from "./correcting/correcting";
import { mayWrap } from "../../../ui/theme/may-wrap";
import type { SessionPlan } from "../parts/use-plans";

/** So many acts are drawn at once. */
const step = 50;

interface ActTableProps {
  rows: readonly Keyed<FocalRow>[];
  startedAt: Date;
  plan: SessionPlan;
  names: SessionNames;
  /** What the session is called, in a file's name. */
  name: string;
  onCorrect: OnCorrect;
}

/** Every act of focal sampling as a table, to be put right and to be taken away as a file. */
export function ActTable(props: ActTableProps) {
  const { rows, startedAt, plan, names, name, onCorrect } = props;
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const heads = (["time", "animal", "behaviour", "act", "more"] as const).map(
    (field) => t(`observation.record.fields.${field}`),
  );
  const cellsOf = (row: FocalRow) =>
    [
      clockAt(startedAt, row.t),
      names.animal(row.animalId),
      plan.nameOf(row.behaviourId),
      t(`observation.record.acts.${row.act}`),
      [
        ...plan.modifiersOf(row.behaviourId, row.modifiers),
        row.partnerId === null ? "" : names.animal(row.partnerId),
      ]
        .filter((part) => part !== "")
        .join(" · "),
    ] as const;
  const save = () =>
    saveText(
      writeCsv([heads, ...rows.map(cellsOf)]),
      "text/csv",
      `suricate-${fileWord(name, "session")}-${dayOf(new Date())}.csv`,
    );
  return (
    <>
      <Group gap="xs" mb="sm" data-screen>
        {onCorrect !== null && (
          <Button
            {...mayWrap}
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onCorrect({ kind: "newAct" })}
          >
            {t("observation.record.actions.addAct")}
          </Button>
        )}
        {rows.length > 0 && (
          <Button
            {...mayWrap}
            variant="default"
            leftSection={<IconFileExport size={16} aria-hidden />}
            onClick={save}
          >
            {t("observation.record.actions.csv")}
          </Button>
        )}
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed">{t("observation.record.states.noActs")}</Text>
      ) : (
        <Table.ScrollContainer minWidth={280}>
          <Table aria-label={t("observation.record.headings.acts")}>
            <Table.Thead>
              <Table.Tr>
                {(["behaviour", "time", "animal"] as const).map((field) => (
                  <Table.Th key={field}>
                    {t(`observation.record.fields.${field}`)}
                  </Table.Th>
                ))}
                {onCorrect !== null && <Table.Td />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(0, most).map((row) => {
                const [time, animal, behaviour, act, more] = cellsOf(row);
                const what = [time, animal, behaviour, act].join(" · ");
                return (
                  <Table.Tr key={row.key}>
                    <Table.Td>
                      <Text size="sm" fw={500}>
                        {behaviour}
                      </Text>
                      <Text size="sm" c="dimmed">
                        {more === "" ? act : `${act} · ${more}`}
                      </Text>
                    </Table.Td>
                    <Table.Td style={{ whiteSpace: "nowrap" }}>{time}</Table.Td>
                    <Table.Td>{animal}</Table.Td>
                    {onCorrect !== null && (
                      <Table.Td>
                        <MoreMenu
                          about={what}
                          items={[
                            {
                              id: "correct",
                              label: t("observation.record.actions.correct"),
                              icon: IconPencil,
                              onPick: () => onCorrect({ kind: "act", row }),
                            },
                            {
                              id: "remove",
                              label: t("corrections.actions.remove"),
                              icon: IconTrash,
                              danger: true,
                              onPick: () =>
                                onCorrect({
                                  kind: "remove",
                                  target: row.key,
                                  what,
                                }),
                            },
                          ]}
                        />
                      </Table.Td>
                    )}
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <LoadMore
        onMore={most < rows.length ? () => setMost(most + step) : null}
        loading={false}
      />
    </>
  );
}
