import type { QuestionForm } from "@domain/question/form";
import { previewed } from "@domain/question/form";
import { completeIn } from "@domain/question/issues";

import {
  isChoice,
  mediaMost,
  multipleScores,
  questionHelpMax,
  questionRefMax,
  questionTextMax,
  questionTypes,
} from "@domain/question/question";
import type { Language } from "@domain/taxonomy/taxonomy";
import {
  Fieldset,
  NumberInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { Select } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";
import { LanguageTabs } from "../../shared/questions/language-tabs";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { HelpPictureField } from "../parts/help-picture-field";
import { OptionRows } from "./option-rows";

interface QuestionFieldsProps {
  form: RecordForm<QuestionForm>;
  /** null: a new one. The reference of a question there is never changes. */
  row: Row<"questions"> | null;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Everything that is set of a question; its words in one language at a time. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { form, row } = props;
  const isNew = row === null;
  const { t } = useTranslation();
  const { values } = form;
  const type = values.questionType;
  return (
    <>
      <TextInput
        {...form.input("questionRef")}
        label={t("questions.fields.questionRef")}
        description={t(
          isNew ? "questions.help.questionRef" : "questions.help.refFixed",
        )}
        required
        readOnly={!isNew}
        maxLength={questionRefMax}
      />
      <Select
        {...form.choice("questionType")}
        label={t("questions.fields.questionType")}
        description={t(`questions.help.questionType.${type}`)}
        allowDeselect={false}
        data={questionTypes.map((value) => ({
          value,
          label: t(`questions.options.questionType.${value}`),
        }))}
      />
      <Words {...props} />
      <Fieldset legend={t("questions.fields.helpPicture")}>
        {row === null ? (
          <Text size="sm" c="dimmed">
            {t("questions.help.helpPictureLater")}
          </Text>
        ) : (
          <HelpPictureField row={row} />
        )}
      </Fieldset>
      {type === "multiple" && (
        <Select
          {...form.choice("multipleScore")}
          label={t("questions.fields.multipleScore")}
          allowDeselect={false}
          data={multipleScores.map((value) => ({
            value,
            label: t(`questions.options.multipleScore.${value}`),
          }))}
        />
      )}
      <CriterionField form={form} />
      {!isChoice(type) && (
        <NumberInput
          {...form.field("mediaMost")}
          label={t("questions.fields.mediaMost")}
          min={1}
          max={mediaMost}
          allowDecimal={false}
          value={Number.isNaN(values.mediaMost) ? "" : values.mediaMost}
          onChange={(value) =>
            form.change({ mediaMost: typeof value === "number" ? value : NaN })
          }
        />
      )}
      {(["mandatory", "mayNotApply"] as const).map((name) => (
        <Switch
          key={name}
          label={t(`questions.fields.${name}`)}
          checked={values[name]}
          onChange={({ currentTarget }) =>
            form.change({ [name]: currentTarget.checked })
          }
        />
      ))}
    </>
  );
}

function Words({ form, language, onLanguage }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const { values } = form;
  const words = values.texts[language];
  const say = (change: Partial<typeof words>) =>
    form.change({
      texts: { ...values.texts, [language]: { ...words, ...change } },
    });
  return (
    <Fieldset legend={t("questions.fields.texts")}>
      <Stack gap="md">
        <LanguageTabs
          complete={completeIn(previewed(values, null))}
          value={language}
          onChange={onLanguage}
        />
        <Textarea
          {...form.field(`texts.${language}.text`)}
          label={t("questions.fields.text")}
          lang={language}
          autosize
          maxLength={questionTextMax}
          value={words.text}
          onChange={({ currentTarget }) => say({ text: currentTarget.value })}
        />
        <Textarea
          {...form.field(`texts.${language}.help`)}
          label={t("questions.fields.help")}
          lang={language}
          autosize
          minRows={2}
          maxLength={questionHelpMax}
          value={words.help}
          onChange={({ currentTarget }) => say({ help: currentTarget.value })}
        />
        {isChoice(values.questionType) && (
          <OptionRows form={form} language={language} />
        )}
      </Stack>
    </Fieldset>
  );
}

function CriterionField({ form }: Pick<QuestionFieldsProps, "form">) {
  const { t } = useTranslation();
  const criteria = useCriteria();
  const { criterion } = form.values;
  return (
    <Select
      {...form.input("criterion")}
      label={t("questions.fields.criterion")}
      description={t("questions.help.criterion")}
      data={criteria.all
        .filter(({ id, archived }) => !archived || id === criterion)
        .map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("questions.states.noCriterionFound")}
    />
  );
}
