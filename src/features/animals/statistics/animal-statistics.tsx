import { Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Panel } from "../../../ui/page/panel";
import { Select } from "../../../ui/form/fields/choosers";
import type { Comparison } from "./use-compared";
import { Slot } from "../../slots";
import { comparisons, subjectOf, useCompared } from "./use-compared";

/** As many as anybody reads through; typing narrows them. */
const shown = 50;

/** An animal in figures, beside its species, its group or another one. */
export function AnimalStatistics({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const [by, setBy] = useState<Comparison>("none");
  const [otherId, setOther] = useState<string | null>(null);
  const compared = useCompared(row, by, otherId);
  const { animalName: name, groupId } = row.data;
  const offered = comparisons.filter(
    (one) => one !== "group" || groupId !== null,
  );
  return (
    <Panel title={t("animals.life.statistics.title", { name })}>
      <Stack gap="md">
        <ChoiceChips
          label={t("animals.life.statistics.compareWith")}
          options={offered.map((value) => ({
            value,
            label: t(`animals.life.statistics.with.${value}`),
          }))}
          value={by}
          onChange={setBy}
        />
        {by === "individual" && (
          <OtherAnimal row={row} value={otherId} onChange={setOther} />
        )}
        <Figures
          row={row}
          compares={by === "none" ? null : by}
          compared={compared}
        />
        {by !== "none" && (
          <Text c="dimmed">{t("animals.life.statistics.help")}</Text>
        )}
        <Slot
          name="animals.statistics"
          props={{
            animal: subjectOf(row),
            by,
            others: compared.others,
            isFull: compared.firstOf !== null,
          }}
        />
      </Stack>
    </Panel>
  );
}

interface OtherAnimalProps {
  row: Row<"animals">;
  value: string | null;
  onChange: (animalId: string | null) => void;
}

function OtherAnimal({ row, value, onChange }: OtherAnimalProps) {
  const { t } = useTranslation();
  const { list } = useDirectory("animals", row.data.zooId);
  const others = list.filter((one) => one.id !== row.id && !one.archived);
  // Those of its own species first.
  const isKin = (specieId: string | null) => specieId === row.data.specieId;
  const sorted = [
    ...others.filter(({ specieId }) => isKin(specieId)),
    ...others.filter(({ specieId }) => !isKin(specieId)),
  ];
  return (
    <Select
      label={t("animals.life.statistics.individual")}
      value={value}
      onChange={onChange}
      data={sorted.map(({ id, name, specieName }) => ({
        value: id,
        label: specieName === "" ? name : `${name} (${specieName})`,
      }))}
      limit={shown}
      searchable
      maw={360}
    />
  );
}

interface FiguresProps {
  row: Row<"animals">;
  /** null: nobody. */
  compares: Exclude<Comparison, "none"> | null;
  compared: ReturnType<typeof useCompared>;
}

function Figures({ row, compares, compared: { rows, firstOf } }: FiguresProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const written = (value: number | null, digits: number) =>
    value === null ? (
      <NotGiven />
    ) : (
      format.number(value, { maximumFractionDigits: digits })
    );
  return (
    <>
      <Table style={{ fontVariantNumeric: "tabular-nums" }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              {t("animals.life.statistics.figure")}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {row.data.animalName}
            </Table.Th>
            {compares !== null && (
              <>
                <Table.Th scope="col" ta="right">
                  {t(`animals.life.statistics.with.${compares}`)}
                </Table.Th>
                <Table.Th scope="col" ta="right">
                  {t("animals.life.statistics.n")}
                </Table.Th>
              </>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, digits, value, mean, n }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {t(`animals.life.statistics.figures.${key}`)}
              </Table.Th>
              <Table.Td ta="right">{written(value, digits)}</Table.Td>
              {compares !== null && (
                <>
                  <Table.Td ta="right">{written(mean, 1)}</Table.Td>
                  <Table.Td ta="right">{n}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {firstOf !== null && (
        <Text c="dimmed">
          {t("animals.life.statistics.firstOf", {
            number: format.number(firstOf),
          })}
        </Text>
      )}
    </>
  );
}
