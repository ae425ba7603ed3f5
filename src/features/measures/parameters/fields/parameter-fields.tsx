import type { ParameterForm } from "@domain/measures/parameter-form";
import type { MeasureKind } from "@domain/measures/kinds";
import { firstOptions } from "@domain/measures/parameters/form";
import {
  measureTypes,
  scaleMaxLeast,
  scaleMaxMost,
} from "@domain/measures/parameters/measure-type";
import { parameterNameMax } from "@domain/measures/parameters/parameter";
import {
  symbolOf,
  unitMax,
  unitSymbols,
} from "@domain/measures/parameters/units";
import {
  Autocomplete,
  Fieldset,
  Stack,
  Switch,
  Text,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { DecimalField } from "../../../../ui/form/fields/decimal-field";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { EndFields } from "../../limits/end-fields";
import { AnimalFields } from "./animal-fields";
import { LookFields } from "./look-fields";
import { OptionFields } from "./option-fields";
import { PlaceFields } from "./place-fields";
import { ScaleWordsFields } from "./scale-words-fields";
import type { ParameterRow } from "../use-parameters";

interface ParameterFieldsProps {
  kind: MeasureKind;
  form: RecordForm<ParameterForm>;
  row: ParameterRow | null;
  enclosureId: string | null;
}

/** What is measured, how, where or of whom and within which limits; what values depend on cannot be changed afterwards. */
export function ParameterFields({
  kind,
  form,
  row,
  enclosureId,
}: ParameterFieldsProps) {
  const { t } = useTranslation();
  const { measureType } = form.values;
  const isBuiltIn = row !== null && row.data.builtIn !== null;
  return (
    <>
      {!isBuiltIn && (
        <TextInput
          {...form.input("name")}
          label={t("measures.fields.name")}
          required
          data-autofocus={row === null}
          maxLength={parameterNameMax + 20}
        />
      )}
      {row === null ? <TypeFields form={form} /> : <Fixed row={row} />}
      {measureType === "scale" && !isBuiltIn && (
        <ScaleWordsFields form={form} />
      )}
      {measureType === "choice" && (
        <OptionFields form={form} stored={row?.data.options ?? []} />
      )}
      {kind === "health" ? (
        <AnimalFields form={form} isBuiltIn={isBuiltIn} />
      ) : (
        <PlaceFields
          form={form}
          enclosureId={enclosureId}
          isBuiltIn={isBuiltIn}
        />
      )}
      {measureType === "numeric" && <LimitFields form={form} />}
      <LookFields form={form} />
      <Switch
        label={t("measures.fields.keeperMayCollect")}
        checked={form.values.keeperMayCollect}
        onChange={({ currentTarget }) =>
          form.change({ keeperMayCollect: currentTarget.checked })
        }
      />
    </>
  );
}

/** What stays as it was made. */
function Fixed({ row: { data } }: { row: ParameterRow }) {
  const { t } = useTranslation();
  const type = t(`measures.types.${data.measureType}`);
  const symbol = symbolOf(data.unit);
  const max =
    data.scaleMax === null
      ? ""
      : t("measures.values.upTo", { max: data.scaleMax });
  return (
    <Text size="sm">
      {[type, symbol, max].filter((part) => part !== "").join(" · ")}{" "}
      <Text component="span" size="sm" c="dimmed">
        {t("measures.help.fixed")}
      </Text>
    </Text>
  );
}

type FormProps = Pick<ParameterFieldsProps, "form">;

const codes = new Map<string, string>(
  Object.entries(unitSymbols).map(([code, symbol]) => [symbol, code]),
);

function TypeFields({ form }: FormProps) {
  const { t } = useTranslation();
  const { measureType, unit, scaleMax, options } = form.values;
  return (
    <>
      <ChoiceChips
        {...form.field("measureType")}
        label={t("measures.fields.measureType")}
        description={t("measures.help.fixedLater")}
        options={measureTypes.map((value) => ({
          value,
          label: t(`measures.types.${value}`),
        }))}
        value={measureType}
        onChange={(chosen) =>
          form.change({
            measureType: chosen,
            ...(chosen === "choice" &&
              options.length === 0 && { options: firstOptions() }),
          })
        }
      />
      {measureType === "numeric" && (
        <Autocomplete
          {...form.field("unit")}
          label={t("measures.fields.unit")}
          description={t("measures.help.unit")}
          required
          maxLength={unitMax}
          data={[...codes.keys()]}
          value={symbolOf(unit)}
          onChange={(typed) => form.change({ unit: codes.get(typed) ?? typed })}
        />
      )}
      {measureType === "scale" && (
        <DecimalField
          {...form.field("scaleMax")}
          label={t("measures.fields.scaleMax")}
          description={t("measures.help.scaleMax", {
            min: scaleMaxLeast,
            max: scaleMaxMost,
          })}
          required
          maw={220}
          value={scaleMax}
          onChange={(value) => form.change({ scaleMax: value })}
        />
      )}
    </>
  );
}

function LimitFields({ form }: FormProps) {
  const { t } = useTranslation();
  const { limits, plausible, unit } = form.values;
  return (
    <>
      <Fieldset legend={t("measures.fields.limits")} mx={0}>
        <Stack gap="sm">
          <Switch
            label={t("measures.fields.limitsOn")}
            description={t("measures.help.limits")}
            checked={limits.enabled}
            onChange={({ currentTarget }) =>
              form.change({
                limits: { ...limits, enabled: currentTarget.checked },
              })
            }
          />
          {limits.enabled && (
            <EndFields
              unit={unit}
              span={limits}
              min={form.field("limits.min")}
              max={form.field("limits.max")}
              onChange={(ends) =>
                form.change({ limits: { ...limits, ...ends } })
              }
            />
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={t("measures.fields.plausible")} mx={0}>
        <Text size="sm" c="dimmed" mb="xs">
          {t("measures.help.plausible")}
        </Text>
        <EndFields
          unit={unit}
          span={plausible}
          min={form.field("plausible.min")}
          max={form.field("plausible.max")}
          onChange={(ends) =>
            form.change({ plausible: { ...plausible, ...ends } })
          }
        />
      </Fieldset>
    </>
  );
}
