import type { Animal } from "@domain/animal/animal";
import { startOfDay } from "@domain/time/paris";
import { Alert } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** That an animal is not here any more: since when, and why. */
export function EndedNotice({
  animal: { animalState, animalStateDate, animalStateReason },
}: {
  animal: Pick<Animal, "animalState" | "animalStateDate" | "animalStateReason">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (animalState === null) return null;
  const title =
    animalStateDate === null
      ? t(`animals.options.state.${animalState}`)
      : t(`animals.life.states.ended.${animalState}`, {
          day: format.date(startOfDay(animalStateDate)),
        });
  return (
    <Alert
      color="gray"
      mb="md"
      icon={<IconLogout aria-hidden />}
      title={title}
      role="note"
    >
      {animalStateReason}
    </Alert>
  );
}
