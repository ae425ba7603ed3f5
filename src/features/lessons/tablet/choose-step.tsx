import type { JoinedLesson } from "@domain/lesson/callables";
import { givenKey } from "@domain/lesson/lesson";
import { Button, Group, Image, Stack, Text } from "@mantine/core";
import { IconCheck, IconPaw } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";
import { StepHeading } from "./step-heading";
import type { StepProps } from "./step-props";
import classes from "./tablet.module.css";

type LessonAnimal = JoinedLesson["animals"][number];

interface ChooseStepProps extends StepProps {
  onChosen: (animalId: string) => void;
}

/** The animals of the lesson as cards; those that this number has handed in are done. */
export function ChooseStep({
  lesson,
  tablet,
  store,
  pupil,
  onChosen,
}: ChooseStepProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <StepHeading title={t("lessons.titles.animals")} />
        <Group gap="xs">
          <Text fw={600}>{t("lessons.states.pupil", { pupil })}</Text>
          <Button variant="default" onClick={() => store.become(null)}>
            {t("lessons.actions.otherPupil")}
          </Button>
        </Group>
      </Group>
      <ul className={classes.animals}>
        {lesson.animals.map((animal) => (
          <li key={animal.animalId}>
            <AnimalCard
              animal={animal}
              done={tablet.done.includes(givenKey(pupil, animal.animalId))}
              begun={givenKey(pupil, animal.animalId) in tablet.drafts}
              onChosen={() => onChosen(animal.animalId)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface AnimalCardProps {
  animal: LessonAnimal;
  done: boolean;
  begun: boolean;
  onChosen: () => void;
}

function AnimalCard({ animal, done, begun, onChosen }: AnimalCardProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.animal}
      disabled={done}
      onClick={onChosen}
    >
      <AnimalPicture animal={animal} />
      <Text component="span" fw={600} lineClamp={2}>
        {animal.name}
      </Text>
      <Text component="span" size="sm" c="dimmed" lineClamp={2}>
        {animal.specieName}
      </Text>
      {done ? (
        <StatusBadge
          color="green"
          icon={IconCheck}
          label={t("lessons.states.done")}
        />
      ) : (
        begun && (
          <Text component="span" size="sm">
            {t("lessons.states.begun")}
          </Text>
        )
      )}
    </button>
  );
}

/** Its picture, else a paw: an address is good for an hour, and a tablet may be without a network. */
export function AnimalPicture({
  animal: { pictureUrl },
  height = 112,
}: {
  animal: LessonAnimal;
  height?: number;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return pictureUrl === null || broken === pictureUrl ? (
    <Group component="span" justify="center" h={height} c="dimmed">
      <IconPaw size={40} stroke={1.4} aria-hidden />
    </Group>
  ) : (
    <Image
      src={pictureUrl}
      alt=""
      h={height}
      radius="sm"
      fit="cover"
      onError={() => setBroken(pictureUrl)}
    />
  );
}
