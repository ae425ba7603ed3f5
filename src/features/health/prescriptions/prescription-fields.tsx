import { moleculeMax } from "@domain/health/prescriptions/dosing";
import {
  dosageUnits,
  frequencies,
  molecules,
  posologyMax,
  quantityUnits,
  routes,
} from "@domain/health/prescriptions/dosing";
import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import {
  prescriptionNotesMax,
  reasonMax,
} from "@domain/health/prescriptions/prescription";
import { fullName } from "@domain/person/user";
import { Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { AnimalsField } from "./animals-field";
import { BesideDose } from "./beside-dose";
import { DosePreview } from "./dose-preview";
import { RhythmFields } from "./rhythm-fields";

interface FieldsProps {
  form: RecordForm<PrescriptionForm>;
  isNew: boolean;
}

/** What is given to whom, how much, how, how often, from when to when and why. */
export function PrescriptionFields({ form, isNew }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {isNew && <AnimalsField form={form} />}
      <Molecule form={form} />
      <Amounts form={form} />
      <BesideDose values={form.values} isNew={isNew} />
      <ChoiceChips
        {...form.field("route")}
        label={t("health.fields.route")}
        required
        options={routes.map((value) => ({
          value,
          label: t(`health.routes.${value}`),
        }))}
        value={form.values.route}
        onChange={(route) => form.change({ route })}
      />
      <ChoiceChips
        {...form.field("frequency")}
        label={t("health.fields.frequency")}
        required
        options={frequencies.map((value) => ({
          value,
          label: t(`health.frequencies.${value}`),
        }))}
        value={form.values.frequency}
        onChange={(frequency) => form.change({ frequency, times: [] })}
      />
      <RhythmFields form={form} />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {(["startDate", "endDate"] as const).map((name) => (
          <DayField
            key={name}
            {...form.field(name)}
            label={t(`health.fields.${name}`)}
            required
            value={form.values[name]}
            onChange={(day) => form.change({ [name]: day })}
          />
        ))}
      </Group>
      <DosePreview values={form.values} />
      <TextInput
        {...form.input("treatmentReason")}
        label={t("health.fields.treatmentReason")}
        required
        maxLength={reasonMax + 20}
      />
      <Textarea
        {...form.input("posology")}
        label={t("health.fields.posology")}
        description={t("health.help.posology")}
        maxLength={posologyMax + 20}
        autosize
        minRows={2}
      />
      <Textarea
        {...form.input("notes")}
        label={t("health.fields.notes")}
        maxLength={prescriptionNotesMax + 20}
        autosize
        minRows={2}
      />
      <Prescriber form={form} />
    </>
  );
}

type FormProps = Pick<FieldsProps, "form">;

function Molecule({ form }: FormProps) {
  const { t } = useTranslation();
  const { molecule } = form.values;
  return (
    <>
      <Select
        {...form.field("molecule")}
        label={t("health.fields.molecule")}
        required
        searchable
        data={molecules.map((value) => ({
          value,
          label: t(`health.molecules.${value}`),
        }))}
        value={molecule}
        onChange={(chosen) =>
          form.change({
            molecule: molecules.find((one) => one === chosen) ?? null,
          })
        }
      />
      {molecule === "other" && (
        <TextInput
          {...form.input("otherMolecule")}
          label={t("health.fields.otherMolecule")}
          required
          maxLength={moleculeMax + 20}
        />
      )}
    </>
  );
}

function Amounts({ form }: FormProps) {
  const { t } = useTranslation();
  const { dosageUnit, quantityUnit } = form.values;
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <DecimalField
          {...form.field("dosage")}
          label={t("health.fields.dosage")}
          required
          maw={140}
          value={form.values.dosage}
          onChange={(dosage) => form.change({ dosage })}
        />
        <NativeSelect
          label={t("health.fields.dosageUnit")}
          data={dosageUnits.map((value) => ({
            value,
            label: t(`health.dosageUnits.${value}`),
          }))}
          value={dosageUnit}
          onChange={({ currentTarget: { value } }) =>
            form.change({
              dosageUnit:
                dosageUnits.find((one) => one === value) ?? dosageUnit,
            })
          }
        />
      </Group>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <DecimalField
          {...form.field("quantity")}
          label={t("health.fields.quantity")}
          required
          maw={140}
          value={form.values.quantity}
          onChange={(quantity) => form.change({ quantity })}
        />
        <NativeSelect
          label={t("health.fields.quantityUnit")}
          data={quantityUnits.map((value) => ({
            value,
            label: t(`health.quantityUnits.${value}`, { count: 2 }),
          }))}
          value={quantityUnit}
          onChange={({ currentTarget: { value } }) =>
            form.change({
              quantityUnit:
                quantityUnits.find((one) => one === value) ?? quantityUnit,
            })
          }
        />
      </Group>
    </Group>
  );
}

function Prescriber({ form }: FormProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  return (
    <Select
      {...form.field("prescriberId")}
      label={t("health.fields.prescriberId")}
      required
      searchable
      data={people.rows.map(({ id, data }) => ({
        value: id,
        label: fullName(data),
      }))}
      value={form.values.prescriberId}
      onChange={(prescriberId) => form.change({ prescriberId })}
    />
  );
}
