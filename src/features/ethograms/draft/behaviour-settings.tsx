import type { BehaviourForm, PlanForm } from "@domain/ethogram/edit/plan-form";
import type { BehaviourColor } from "@domain/ethogram/palette";
import { behaviourColors } from "@domain/ethogram/palette";
import {
  behaviourKinds,
  behaviourNameMax,
  definitionMax,
  groupMax,
  outcomes,
  valences,
} from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import {
  Autocomplete,
  Fieldset,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MarkedName } from "../../../ui/display/marked-name";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { WholePictureField } from "../../../ui/picture/whole/whole-picture-field";
import { ModifierFields } from "./modifier-fields";
import type { BehaviourPictures } from "./use-behaviour-pictures";

interface BehaviourSettingsProps {
  place: number;
  form: RecordForm<PlanForm>;
  language: Language;
  pictures: BehaviourPictures;
}

const colors = Object.keys(behaviourColors) as BehaviourColor[];

/** Everything about one behaviour, its words in the language shown. */
export function BehaviourSettings(props: BehaviourSettingsProps) {
  const { place, form, language, pictures } = props;
  const { t } = useTranslation();
  const { behaviours, categories } = form.values;
  const one = behaviours[place];
  if (one === undefined) return null;
  const path = `behaviours.${place}`;
  const change = (changes: Partial<BehaviourForm>) =>
    form.list("behaviours").change(place, changes);
  const words = one.trad[language];
  const say = (said: Partial<typeof words>) =>
    change({ trad: { ...one.trad, [language]: { ...words, ...said } } });
  const groups = [...new Set(behaviours.map(({ group }) => group.trim()))];
  return (
    <Stack gap="sm" pb="md">
      <TextInput
        {...form.field(`${path}.trad.${language}.name`)}
        label={t("ethograms.fields.name")}
        lang={language}
        maxLength={behaviourNameMax}
        value={words.name}
        onChange={({ currentTarget }) => say({ name: currentTarget.value })}
      />
      <Textarea
        {...form.field(`${path}.trad.${language}.definition`)}
        label={t("ethograms.fields.definition")}
        lang={language}
        autosize
        maxLength={definitionMax}
        value={words.definition}
        onChange={({ currentTarget }) =>
          say({ definition: currentTarget.value })
        }
      />
      <Fieldset
        id={`obs-${path}.picture`}
        tabIndex={-1}
        legend={t("ethograms.fields.picture")}
      >
        <WholePictureField
          path={one.picture}
          name={t("ethograms.states.pictureOf", {
            name: words.name.trim() || t("ethograms.states.noBehaviourName"),
          })}
          help={t("ethograms.help.picture")}
          actions={pictures(one)}
        />
      </Fieldset>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput
          {...form.field(`${path}.code`)}
          label={t("ethograms.fields.code")}
          description={t("ethograms.help.code")}
          maxLength={1}
          value={one.code}
          onChange={({ currentTarget }) =>
            change({ code: currentTarget.value })
          }
        />
        <Select
          {...form.field(`${path}.categoryId`)}
          label={t("ethograms.fields.category")}
          description={t("ethograms.help.category")}
          clearable
          clearButtonProps={{ "aria-label": t("common.actions.clear") }}
          placeholder={t("ethograms.states.noCategory")}
          data={categories.map(({ categoryId, trad }, at) => ({
            value: categoryId,
            label:
              trad[language].trim() ||
              t("ethograms.states.numbered", {
                place: at + 1,
                name: t("ethograms.fields.category"),
              }),
          }))}
          value={one.categoryId}
          onChange={(categoryId) => change({ categoryId })}
        />
        <Autocomplete
          {...form.field(`${path}.group`)}
          label={t("ethograms.fields.group")}
          description={t("ethograms.help.group")}
          maxLength={groupMax}
          data={groups.filter((group) => group !== "")}
          value={one.group}
          onChange={(group) => change({ group })}
        />
      </SimpleGrid>
      <ChoiceChips
        label={t("ethograms.fields.kind")}
        options={behaviourKinds.map((value) => ({
          value,
          label: t(`ethograms.options.kind.${value}`),
        }))}
        value={one.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceChips
        label={t("ethograms.fields.valence")}
        options={(["unset", ...valences] as const).map((value) => ({
          value,
          label: t(`ethograms.options.valence.${value}`),
        }))}
        value={one.valence ?? "unset"}
        onChange={(valence) =>
          change({ valence: valence === "unset" ? null : valence })
        }
      />
      <ChoiceChips
        label={t("ethograms.fields.outcome")}
        options={(["unset", ...outcomes] as const).map((value) => ({
          value,
          label: t(`ethograms.options.outcome.${value}`),
        }))}
        value={one.outcome ?? "unset"}
        onChange={(outcome) =>
          change({ outcome: outcome === "unset" ? null : outcome })
        }
      />
      <ChoiceChips
        label={t("ethograms.fields.color")}
        options={colors.map((name) => ({
          value: behaviourColors[name],
          label: (
            <MarkedName
              color={behaviourColors[name]}
              name={t(`ethograms.options.color.${name}`)}
            />
          ),
        }))}
        value={one.color as (typeof behaviourColors)[BehaviourColor]}
        onChange={(color) => change({ color })}
      />
      <ModifierFields
        path={path}
        modifiers={one.modifiers}
        form={form}
        language={language}
        onChange={(modifiers) => change({ modifiers })}
      />
    </Stack>
  );
}
