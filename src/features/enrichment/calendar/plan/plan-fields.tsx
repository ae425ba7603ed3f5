import { isPlaceable } from "@domain/enrichment/calendar/places";
import { shortObjects, verdictOf } from "@domain/enrichment/calendar/plan";
import type { PlanForm } from "@domain/enrichment/calendar/plan-form";
import {
  objectsOfPlanMax,
  planAudiences,
} from "@domain/enrichment/calendar/plan-form";
import { quantityMax } from "@domain/enrichment/movement";
import { href } from "@domain/pages";
import { NumberInput, Switch, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useEnclosures, useSpecies } from "../../../../data/hooks/use-names";
import { TextLink } from "../../../../ui/display/text-link";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { MultiSelect } from "../../../../ui/form/fields/choosers";
import { DateTimeField } from "../../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { useSpecieNames } from "../../parts/use-specie-names";
import { useLabels } from "../../use-labels";
import type { Plan } from "./use-plan";

interface PlanFieldsProps {
  form: RecordForm<PlanForm>;
  plan: Plan;
}

/** More choices are found by typing; where one only comes by, no list covers what is said of the field. */
const byTyping = {
  searchable: true,
  clearable: true,
  limit: 100,
  openOnFocus: false,
};

/** Which objects, for whom, how many, when and what for. */
export function PlanFields({ form, plan }: PlanFieldsProps) {
  const { t } = useTranslation();
  const { values } = form;
  return (
    <>
      <Audience form={form} plan={plan} />
      <Objects form={form} plan={plan} />
      <NumberInput
        {...form.field("quantity")}
        label={t("enrichment.fields.quantity")}
        description={t("enrichment.calendar.help.quantity")}
        value={Number.isNaN(values.quantity) ? "" : values.quantity}
        onChange={(value) =>
          form.change({ quantity: typeof value === "number" ? value : NaN })
        }
        min={1}
        max={quantityMax}
        allowDecimal={false}
        required
      />
      <ShortStock form={form} plan={plan} />
      <DateTimeField
        {...form.field("plannedFor")}
        label={t("enrichment.calendar.fields.plannedFor")}
        value={values.plannedFor}
        onChange={(plannedFor) => form.change({ plannedFor })}
        required
      />
      <DateTimeField
        {...form.field("plannedUntil")}
        label={t("enrichment.calendar.fields.plannedUntil")}
        value={values.plannedUntil}
        onChange={(plannedUntil) => form.change({ plannedUntil })}
        clearable
      />
      <Goals form={form} />
      <Switch
        label={t("enrichment.calendar.fields.asksTask")}
        checked={values.asksTask}
        onChange={({ currentTarget }) =>
          form.change({ asksTask: currentTarget.checked })
        }
      />
    </>
  );
}

/** Of what there is too little, the way to say that there is more: planning alone leads nowhere. */
function ShortStock({ form, plan: { context, nameOf } }: PlanFieldsProps) {
  const { t } = useTranslation();
  return shortObjects(form.values, context).map(({ enrichmentId, max }) => (
    <Text key={enrichmentId} size="sm" role="status">
      {t("enrichment.calendar.states.short", {
        name: nameOf(enrichmentId),
        max,
      })}{" "}
      <TextLink to={href("enrichment", { enrichmentId })} size="sm">
        {t("enrichment.calendar.actions.fillStock")}
      </TextLink>
    </Text>
  ));
}

function Audience({ form, plan }: PlanFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const { audience, enclosureIds, animalIds } = form.values;
  const clear = {
    ...byTyping,
    clearButtonProps: { "aria-label": t("common.actions.clear") },
    required: true,
    nothingFoundMessage: t("enrichment.states.noChoice"),
  };
  return (
    <>
      <ChoiceChips
        label={t("enrichment.calendar.fields.audience")}
        options={planAudiences.map((value) => ({
          value,
          label: t(`enrichment.calendar.audiences.${value}`),
        }))}
        value={audience}
        onChange={(chosen) => form.change({ audience: chosen })}
      />
      {audience === "enclosures" ? (
        <MultiSelect
          {...form.field("enclosureIds")}
          {...clear}
          data-autofocus={enclosureIds.length === 0 || undefined}
          label={t("enrichment.calendar.fields.enclosures")}
          value={enclosureIds}
          onChange={(ids) => form.change({ enclosureIds: ids })}
          data={enclosures.rows
            .filter(({ data }) => !data.isArchived)
            .map(({ id, data }) => ({ value: id, label: data.enclosureName }))}
        />
      ) : (
        <MultiSelect
          {...form.field("animalIds")}
          {...clear}
          label={t("enrichment.calendar.fields.animals")}
          value={animalIds}
          onChange={(ids) => form.change({ animalIds: ids })}
          data={plan.animals
            .filter(isPlaceable)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

/** What is refused for a species cannot be chosen; of what is chosen it is said how it stands. */
function Objects({
  form,
  plan: { objects, context, nameOf },
}: PlanFieldsProps) {
  const { t } = useTranslation();
  const { enrichmentIds } = form.values;
  const refused = (id: string) => verdictOf(id, context) === "refused";
  const refusals = useRefusals(enrichmentIds.filter(refused), context, nameOf);
  const field = form.field("enrichmentIds");
  return (
    <div>
      <MultiSelect
        {...field}
        // The reason says more than that there is one.
        error={refusals.length > 0 ? refusals : field.error}
        label={t("enrichment.calendar.fields.objects")}
        description={t("enrichment.calendar.help.objects", {
          max: objectsOfPlanMax,
        })}
        {...byTyping}
        data-autofocus
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        maxValues={objectsOfPlanMax}
        required
        nothingFoundMessage={t("enrichment.states.noChoice")}
        value={enrichmentIds}
        onChange={(ids) => form.change({ enrichmentIds: ids })}
        data={objects.map(({ id, name }) => ({
          value: id,
          label: refused(id)
            ? t("enrichment.calendar.states.refusedObject", { name })
            : name,
          disabled: refused(id) && !enrichmentIds.includes(id),
        }))}
      />
      <div role="status">
        {enrichmentIds
          .filter((id) => verdictOf(id, context) === "ask")
          .map((id) => (
            <Text key={id} size="sm">
              {t("enrichment.calendar.states.unasked", { name: nameOf(id) })}
            </Text>
          ))}
      </div>
    </div>
  );
}

/** Why objects cannot be planned here, a line for each and for each species it is refused for. */
function useRefusals(
  ids: readonly string[],
  context: Plan["context"],
  nameOf: Plan["nameOf"],
): ReactNode[] {
  const { t } = useTranslation();
  const species = useSpecies(useReadySession().zooId);
  const specieName = useSpecieNames();
  return ids.flatMap((id) => {
    const side = context.sideOf(id);
    const against = context.specieIds.filter((one) =>
      side?.refusedSpecies.includes(one),
    );
    return against.map((specieId) => (
      <span key={`${id} ${specieId}`} style={{ display: "block" }}>
        {t("enrichment.calendar.states.refused", {
          name: nameOf(id),
          specie: specieName(species.of(specieId)),
          why: side?.approvals[specieId]?.why ?? "",
        })}
      </span>
    ));
  });
}

function Goals({ form }: Pick<PlanFieldsProps, "form">) {
  const { t } = useTranslation();
  const goals = useLabels("goals");
  const { goalIds } = form.values;
  return (
    <MultiSelect
      {...form.field("goalIds")}
      label={t("enrichment.fields.goals")}
      description={t("enrichment.calendar.help.goals")}
      {...byTyping}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("enrichment.states.noChoice")}
      value={goalIds}
      onChange={(ids) => form.change({ goalIds: ids })}
      data={goals
        .offered(goalIds)
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
