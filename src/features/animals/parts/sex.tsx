import type { AnimalSexe } from "@domain/animal/animal";
import { Group, Text } from "@mantine/core";
import {
  IconGenderFemale,
  IconGenderMale,
  IconQuestionMark,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

const icons = {
  Male: IconGenderMale,
  Femelle: IconGenderFemale,
  undefined: IconQuestionMark,
} as const satisfies Record<AnimalSexe, unknown>;

/** The sex of an animal by sign and word. */
export function Sex({ sex }: { sex: AnimalSexe }) {
  const { t } = useTranslation();
  const Icon = icons[sex];
  return (
    <Group gap={4} wrap="nowrap" component="span">
      <Icon size={16} aria-hidden />
      <Text component="span" inherit>
        {t(`animals.options.sex.${sex}`)}
      </Text>
    </Group>
  );
}
