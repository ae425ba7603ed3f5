import type { QuestionForm } from "@domain/question/form";
import { newOption } from "@domain/question/form";
import { isScored, optionsMost } from "@domain/question/question";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { OptionRow } from "./option-row";

/** The options of a question in their order: added, taken away, moved by arrows or by the mouse. */
export function OptionRows({
  form,
  language,
}: {
  form: RecordForm<QuestionForm>;
  language: Language;
}) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<number | null>(null);
  const { options, questionType } = form.values;
  const list = form.list("options");
  const { error, id } = form.field("options");
  const focusNext = useNextFocus();
  return (
    <Fieldset
      legend={t("questions.fields.options")}
      id={id}
      px={{ base: "xs", sm: "lg" }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(
            isScored(questionType)
              ? "questions.help.options"
              : "questions.help.optionsUnscored",
          )}
        </Text>
        {options.map((option, place) => (
          <OptionRow
            key={option.key}
            option={option}
            place={place}
            last={place === options.length - 1}
            scored={isScored(questionType)}
            language={language}
            field={(name) => form.field(`options.${place}.${name}`)}
            onChange={(change) => list.change(place, change)}
            onMove={(to) => list.move(place, to)}
            onRemove={() => {
              list.remove(place);
              focusNext(
                ...[place, place - 1].map(
                  (at) => form.field(`options.${at}.trad.${language}`).id,
                ),
                `${id}-add`,
              );
            }}
            onTake={() => setTaken(place)}
            onDrop={() => {
              if (taken !== null) list.move(taken, place);
              setTaken(null);
            }}
          />
        ))}
        {error !== undefined && (
          <Text c="red" size="sm" role="alert">
            {error}
          </Text>
        )}
        <Button
          id={`${id}-add`}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={options.length >= optionsMost}
          onClick={() => list.insert(newOption(options))}
        >
          {t("questions.actions.addOption")}
        </Button>
      </Stack>
    </Fieldset>
  );
}
