import {
  findingMax,
  findingsMost,
  severities,
  subjectMax,
} from "@domain/report/cir/cir";
import type { CirForm } from "@domain/report/cir/form";
import { withoutFinding } from "@domain/report/cir/form";
import { Stack, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { newId } from "../../../../data/write";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import type { CirFieldsProps } from "./cir-fields";
import { EnclosureField } from "./enclosure-field";
import { RowFrame, RowsFrame } from "./rows-frame";

/** What was seen on the visit, in its order. */
export function FindingRows({ form, zooId }: CirFieldsProps) {
  const { t } = useTranslation();
  const { findings } = form.values;
  const add = () =>
    form.list("findings").insert({
      ...{ findingId: newId(), subject: "", enclosureId: null, text: "" },
      severity: "medium",
    });
  return (
    <RowsFrame
      legend={t("cir.fields.findings")}
      id="cir-findings"
      none={t("cir.states.noFinding")}
      action={t("cir.actions.addFinding")}
      count={findings.length}
      most={findingsMost}
      onAdd={add}
    >
      {findings.map(({ findingId }, place) => (
        <FindingRow key={findingId} form={form} zooId={zooId} place={place} />
      ))}
    </RowsFrame>
  );
}

type Finding = CirForm["findings"][number];

interface RowProps extends CirFieldsProps {
  /** From 0. */
  place: number;
}

function FindingRow({ form, zooId, place }: RowProps) {
  const { t } = useTranslation();
  const { findings } = form.values;
  const finding = findings[place] as Finding;
  const edits = form.list("findings");
  const name = t("cir.states.finding", { place: place + 1 });
  return (
    <RowFrame
      name={name}
      typed={finding.subject}
      place={place}
      count={findings.length}
      onMove={(to) => edits.move(place, to)}
      onRemove={() =>
        form.change(withoutFinding(form.values, finding.findingId))
      }
    >
      <FindingInputs
        finding={finding}
        zooId={zooId}
        field={(part) => form.field(`findings.${String(place)}.${part}`)}
        onChange={(change) => edits.change(place, change)}
      />
    </RowFrame>
  );
}

interface InputsProps {
  finding: Finding;
  zooId: string;
  field: (part: keyof Finding) => ReturnType<CirFieldsProps["form"]["field"]>;
  onChange: (change: Partial<Finding>) => void;
}

function FindingInputs({ finding, zooId, field, onChange }: InputsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <TextInput
        {...field("subject")}
        label={t("cir.fields.subject")}
        required
        maxLength={subjectMax + 20}
        value={finding.subject}
        onChange={({ currentTarget }) =>
          onChange({ subject: currentTarget.value })
        }
      />
      <EnclosureField
        {...field("enclosureId")}
        zooId={zooId}
        value={finding.enclosureId}
        onChange={(enclosureId) => onChange({ enclosureId })}
      />
      <ChoiceChips
        {...field("severity")}
        label={t("cir.fields.severity")}
        options={severities.toReversed().map((value) => ({
          value,
          label: t(`cir.options.severity.${value}`),
        }))}
        value={finding.severity}
        onChange={(severity) => onChange({ severity })}
      />
      <Textarea
        {...field("text")}
        label={t("cir.fields.text")}
        required
        autosize
        minRows={2}
        maxRows={10}
        maxLength={findingMax + 100}
        value={finding.text}
        onChange={({ currentTarget }) =>
          onChange({ text: currentTarget.value })
        }
      />
    </Stack>
  );
}
