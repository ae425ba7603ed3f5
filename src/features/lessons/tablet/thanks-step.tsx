import type { JoinedLesson } from "@domain/lesson/callables";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AnimalPicture } from "./choose-step";
import { StepHeading } from "./step-heading";

interface ThanksStepProps {
  animal: JoinedLesson["animals"][number];
  pupil: number;
  onNextAnimal: () => void;
  onNextPupil: () => void;
}

/** It is handed in; what is next. */
export function ThanksStep({
  animal,
  pupil,
  onNextAnimal,
  onNextPupil,
}: ThanksStepProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" align="center" ta="center" py="xl">
      <AnimalPicture animal={animal} height={140} />
      <StepHeading title={t("lessons.titles.thanks")} />
      <Text>{t("lessons.messages.thanks", { name: animal.name, pupil })}</Text>
      <Button size="md" onClick={onNextAnimal}>
        {t("lessons.actions.nextAnimal")}
      </Button>
      <Button size="md" variant="default" onClick={onNextPupil}>
        {t("lessons.actions.nextPupil")}
      </Button>
    </Stack>
  );
}
