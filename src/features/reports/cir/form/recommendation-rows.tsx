import {
  recommendationMax,
  recommendationPriorities,
  recommendationsMost,
} from "@domain/report/cir/cir";
import type { CirForm } from "@domain/report/cir/form";
import { Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { newId } from "../../../../data/write";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { DayField } from "../../../../ui/form/fields/date-field";
import type { CirFieldsProps } from "./cir-fields";
import { EnclosureField } from "./enclosure-field";
import { RowFrame, RowsFrame } from "./rows-frame";

/** What is to be done, in its order; each may have a task later. */
export function RecommendationRows({ form, zooId }: CirFieldsProps) {
  const { t } = useTranslation();
  const { recommendations, findings } = form.values;
  const last = findings.at(-1);
  const add = () =>
    form.list("recommendations").insert({
      ...{ recommendationId: newId(), text: "", dueDate: null },
      // What is written next mostly follows from what was found last.
      findingId: last?.findingId ?? null,
      enclosureId: last?.enclosureId ?? null,
      ...{ priority: "normal", asksTask: false },
    });
  return (
    <RowsFrame
      legend={t("cir.fields.recommendations")}
      id="cir-recommendations"
      none={t("cir.states.noRecommendation")}
      action={t("cir.actions.addRecommendation")}
      count={recommendations.length}
      most={recommendationsMost}
      onAdd={add}
    >
      {recommendations.map(({ recommendationId }, place) => (
        <RecommendationRow
          key={recommendationId}
          form={form}
          zooId={zooId}
          place={place}
        />
      ))}
    </RowsFrame>
  );
}

type Recommendation = CirForm["recommendations"][number];

interface RowProps extends CirFieldsProps {
  /** From 0. */
  place: number;
}

function RecommendationRow({ form, zooId, place }: RowProps) {
  const { t } = useTranslation();
  const { recommendations } = form.values;
  const one = recommendations[place] as Recommendation;
  const edits = form.list("recommendations");
  const name = t("cir.states.recommendation", { place: place + 1 });
  return (
    <RowFrame
      name={name}
      typed={one.text}
      place={place}
      count={recommendations.length}
      onMove={(to) => edits.move(place, to)}
      onRemove={() => edits.remove(place)}
    >
      <Inputs
        one={one}
        zooId={zooId}
        findings={form.values.findings}
        field={(part) => form.field(`recommendations.${String(place)}.${part}`)}
        onChange={(change) => edits.change(place, change)}
      />
    </RowFrame>
  );
}

interface InputsProps {
  one: Recommendation;
  zooId: string;
  findings: CirForm["findings"];
  field: (
    part: keyof Recommendation,
  ) => ReturnType<CirFieldsProps["form"]["field"]>;
  onChange: (change: Partial<Recommendation>) => void;
}

function Inputs({ one, zooId, findings, field, onChange }: InputsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <TextInput
        {...field("text")}
        label={t("cir.fields.recommendation")}
        description={t("cir.help.recommendation")}
        required
        maxLength={recommendationMax + 20}
        value={one.text}
        onChange={({ currentTarget }) =>
          onChange({ text: currentTarget.value })
        }
      />
      {findings.length > 0 && (
        <FollowsFrom
          {...field("findingId")}
          findings={findings}
          value={one.findingId}
          onChange={(findingId) => onChange({ findingId })}
        />
      )}
      <EnclosureField
        {...field("enclosureId")}
        zooId={zooId}
        required
        value={one.enclosureId}
        onChange={(enclosureId) => onChange({ enclosureId })}
      />
      <ChoiceChips
        {...field("priority")}
        label={t("cir.fields.priority")}
        options={recommendationPriorities.map((value) => ({
          value,
          label: t(`cir.options.priority.${value}`),
        }))}
        value={one.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <DayField
        {...field("dueDate")}
        label={t("cir.fields.dueDate")}
        required
        value={one.dueDate}
        onChange={(dueDate) => onChange({ dueDate })}
      />
    </Stack>
  );
}

interface FollowsFromProps {
  id: string;
  error: string | undefined;
  findings: CirForm["findings"];
  value: string | null;
  onChange: (findingId: string | null) => void;
}

/** The finding it follows from; none: the visit as a whole. */
function FollowsFrom({ findings, ...field }: FollowsFromProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...field}
      label={t("cir.fields.findingId")}
      placeholder={t("cir.states.wholeVisit")}
      clearable
      data={findings.map(({ findingId, subject }, index) => ({
        value: findingId,
        label: subject.trim() || t("cir.states.finding", { place: index + 1 }),
      }))}
    />
  );
}
