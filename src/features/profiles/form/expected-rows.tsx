import type { ExpectedForm } from "@domain/profile/form";
import { isChoice } from "@domain/question/question";
import { questionsMost } from "@domain/survey/version";
import {
  ActionIcon,
  Checkbox,
  Fieldset,
  Group,
  Stack,
  Text,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { useNextFocus } from "../../../ui/form/rows/use-next-focus";
import type { FieldBinding } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";
import type { Asked } from "../parts/use-asked";
import { useAsked } from "../parts/use-asked";
import type { ProfileFieldsProps } from "./profile-fields";

/** Which answers are expected: questions by their reference, and of each the options. */
export function ExpectedRows({ form }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const asked = useAsked();
  const { expected } = form.values;
  const list = form.list("expected");
  const focusNext = useNextFocus();
  const taken = new Set(expected.map(({ questionRef }) => questionRef));
  return (
    <Fieldset legend={t("profiles.fields.expected")}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t("profiles.help.expected")}
        </Text>
        {expected.map((row, place) => (
          <ExpectedRow
            key={row.questionRef}
            row={row}
            asked={asked}
            binding={form.field(`expected.${place}.values`)}
            onChange={(values) => list.change(place, { values })}
            onRemove={() => {
              list.remove(place);
              focusNext(
                ...[place, place - 1].map(
                  (at) => form.field(`expected.${at}.remove`).id,
                ),
                form.field("expected").id,
              );
            }}
            removeId={form.field(`expected.${place}.remove`).id}
          />
        ))}
        <Select
          id={form.field("expected").id}
          label={t("profiles.actions.addQuestion")}
          placeholder={t("profiles.help.question")}
          disabled={expected.length >= questionsMost}
          data={asked.questions
            .filter(
              ({ archived, questionRef, questionType }) =>
                !archived &&
                isChoice(questionType) &&
                questionRef !== "" &&
                !taken.has(questionRef),
            )
            .map(({ questionRef }) => ({
              value: questionRef,
              label: [questionRef, asked.textOf(questionRef)]
                .filter(Boolean)
                .join(" · "),
            }))}
          value={null}
          onChange={(questionRef) => {
            if (questionRef !== null) list.insert({ questionRef, values: [] });
          }}
          searchable
          limit={60}
          filter={optionsFound}
          nothingFoundMessage={t("profiles.states.noQuestionFound")}
        />
      </Stack>
    </Fieldset>
  );
}

interface ExpectedRowProps {
  row: ExpectedForm;
  asked: Asked;
  binding: FieldBinding;
  onChange: (values: string[]) => void;
  onRemove: () => void;
  removeId: string;
}

/** A question, and which of its options are expected; those it no longer has can be taken away. */
function ExpectedRow(props: ExpectedRowProps) {
  const { row, asked, binding, onChange, onRemove, removeId } = props;
  const { t } = useTranslation();
  const { questionRef, values } = row;
  const own = asked.of(questionRef)?.options.map(({ value }) => value) ?? [];
  const offered = [...new Set([...own, ...values])];
  const text = asked.textOf(questionRef);
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Checkbox.Group
        id={binding.id}
        error={binding.error}
        label={text ?? questionRef}
        description={text === null ? undefined : questionRef}
        value={values}
        onChange={onChange}
      >
        <Stack gap={6} mt={4}>
          {offered.map((value) => (
            <Checkbox
              key={value}
              value={value}
              label={asked.optionOf(questionRef, value)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <ActionIcon
        id={removeId}
        size={36}
        aria-label={t("profiles.actions.remove", { name: questionRef })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
