import type { PairReport } from "@domain/observation/analysed/agreement/pair-report";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import type { Analysis } from "../frame/analysis";
import { keyOfPair } from "./pair";
import type { AgreementLook } from "./use-agreement-look";
import { scales, tolerances } from "./use-agreement-look";

interface AgreementBarProps {
  pairs: readonly PairReport[];
  pair: PairReport;
  names: Pick<Analysis["names"], "person">;
  look: AgreementLook;
}

const nobody = "-";
/** Two names stand there, and how often they watched. */
const pairRoom = { flex: "1 1 22rem", maxWidth: 420 } as const;
const room = { flex: "1 1 12rem", maxWidth: 320 } as const;

/** Which two are shown, how far apart they may tell the same, whether behaviours are a scale, and who is the reference. */
export function AgreementBar({ pairs, pair, names, look }: AgreementBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const people = [
    ...new Set(pairs.flatMap(({ oneId, otherId }) => [oneId, otherId])),
  ];
  return (
    <Group gap="sm" align="end" data-screen>
      {pairs.length > 1 && (
        <Select
          label={t("analysis.agreement.fields.pair")}
          data={pairs.map((one) => ({
            value: keyOfPair(one),
            label: t("analysis.agreement.states.pair", {
              names: format.list([one.oneId, one.otherId].map(names.person)),
              count: one.occasions.length,
            }),
          }))}
          value={keyOfPair(pair)}
          allowDeselect={false}
          searchable={pairs.length > 8}
          onChange={(value) => look.change({ pair: value })}
          style={pairRoom}
        />
      )}
      <Select
        label={t("analysis.agreement.fields.tolerance")}
        data={tolerances.map((value) => ({
          value,
          label: format.number(Number(value), {
            style: "unit",
            unit: "second",
            unitDisplay: "short",
          }),
        }))}
        value={look.seconds}
        allowDeselect={false}
        onChange={(value) => look.change({ tolerance: value })}
        style={room}
      />
      <Select
        label={t("analysis.agreement.fields.scale")}
        data={scales.map((value) => ({
          value,
          label: t(`analysis.agreement.scales.${value}`),
        }))}
        value={look.scale}
        allowDeselect={false}
        onChange={(value) => look.change({ scale: value })}
        style={room}
      />
      <Select
        label={t("analysis.agreement.fields.reference")}
        data={[
          { value: nobody, label: t("analysis.agreement.states.noReference") },
          ...people.map((id) => ({ value: id, label: names.person(id) })),
        ]}
        value={look.referenceId ?? nobody}
        allowDeselect={false}
        onChange={(value) =>
          look.change({
            referenceId: value === nobody ? null : value,
            pair: null,
          })
        }
        style={room}
      />
    </Group>
  );
}
