import type { AnimalSexe } from "@domain/animal/animal";
import { animalSexes } from "@domain/animal/animal";
import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Sex } from "../parts/sex";

interface SexChoiceProps {
  id: string;
  error: string | undefined;
  value: AnimalSexe | null;
  onChange: (sex: AnimalSexe) => void;
}

/** Nothing is chosen beforehand: "undetermined" is an answer too. */
export function SexChoice({ id, error, value, onChange }: SexChoiceProps) {
  const { t } = useTranslation();
  const handleChange = (chosen: string) => {
    const sex = animalSexes.find((one) => one === chosen);
    if (sex !== undefined) onChange(sex);
  };
  return (
    <Radio.Group
      name={id}
      label={t("animals.fields.animalSexe")}
      required
      error={error}
      value={value}
      onChange={handleChange}
    >
      <Group gap="lg" my={6}>
        {animalSexes.map((sex, index) => (
          <Radio
            key={sex}
            id={index === 0 ? id : undefined}
            value={sex}
            label={<Sex sex={sex} />}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
