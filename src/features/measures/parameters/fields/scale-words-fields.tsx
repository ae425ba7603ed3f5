import type { ParameterForm } from "@domain/measures/parameter-form";
import { scaleMaxMost } from "@domain/measures/parameters/measure-type";
import { optionNameMax } from "@domain/measures/parameters/parameter";
import { stepsOf, withWord } from "@domain/measures/scale/words";
import { Input, SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../../ui/form/use-record-form";

/** A word for each step of a scale, or none. */
export function ScaleWordsFields({
  form,
}: {
  form: RecordForm<ParameterForm>;
}) {
  const { t } = useTranslation();
  const { options, scaleMax } = form.values;
  const steps = stepsOf(
    scaleMax === null || scaleMax > scaleMaxMost ? null : scaleMax,
  );
  if (steps.length === 0) return null;
  const fieldOf = (step: string) => {
    const index = options.findIndex(({ id }) => id === step);
    return index < 0
      ? { error: undefined }
      : form.field(`options.${String(index)}.name`);
  };
  const wordAt = (step: string) =>
    options.find(({ id }) => id === step)?.name ?? "";
  return (
    <Input.Wrapper
      label={t("measures.fields.words")}
      labelElement="div"
      description={t("measures.help.words")}
    >
      <SimpleGrid
        cols={{ base: 1, xs: 2 }}
        spacing="xs"
        mt="xs"
        role="group"
        aria-label={t("measures.fields.words")}
        id={form.field("options").id}
        tabIndex={-1}
      >
        {steps.map((step) => (
          <TextInput
            key={step}
            {...fieldOf(step)}
            label={t("measures.fields.step", { step })}
            maxLength={optionNameMax}
            value={wordAt(step)}
            onChange={({ currentTarget }) =>
              form.change({
                options: withWord(options, step, currentTarget.value),
              })
            }
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
