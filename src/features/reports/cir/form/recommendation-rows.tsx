import {
  recommendationMax,
  recommendationPriorities,
  recommendationsMost,
} from "@domain/report/cir/cir";
import type { CirForm } from "@domain/report/cir/form";
import {
  Button,
  Fieldset,
  Group,
  Paper,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { newId } from "../../../../data/write";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { DayField } from "../../../../ui/form/fields/date-field";
import { RowTools } from "../../../../ui/form/rows/row-tools";
import type { CirFieldsProps } from "./cir-fields";
import { EnclosureField } from "./enclosure-field";

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
    <Fieldset
      legend={t("cir.fields.recommendations")}
      mx={0}
      id="cir-recommendations"
    >
      <Stack gap="sm">
        {recommendations.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("cir.states.noRecommendation")}
          </Text>
        )}
        {recommendations.map(({ recommendationId }, place) => (
          <RecommendationRow
            key={recommendationId}
            form={form}
            zooId={zooId}
            place={place}
          />
        ))}
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={recommendations.length >= recommendationsMost}
          onClick={add}
          style={{ alignSelf: "flex-start" }}
        >
          {t("cir.actions.addRecommendation")}
        </Button>
      </Stack>
    </Fieldset>
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
    <Paper withBorder p="sm" component="fieldset" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Text c="dimmed" size="sm" aria-hidden>
          {name}
        </Text>
        <RowTools
          name={one.text.trim() || name}
          place={place}
          last={place === recommendations.length - 1}
          onMove={(to) => edits.move(place, to)}
          onRemove={() => edits.remove(place)}
        />
      </Group>
      <Inputs
        one={one}
        zooId={zooId}
        findings={form.values.findings}
        field={(part) => form.field(`recommendations.${String(place)}.${part}`)}
        onChange={(change) => edits.change(place, change)}
      />
    </Paper>
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
