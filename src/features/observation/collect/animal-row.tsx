import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./collect.module.css";

export interface Followed {
  id: string;
  name: string;
  picture?: string | null;
}

interface AnimalRowProps {
  animals: readonly Followed[];
  chosen: string | null;
  onChoose: (animalId: string) => void;
}

/** Whose keys are pressed: one touch changes to another animal. */
export function AnimalRow({ animals, chosen, onChoose }: AnimalRowProps) {
  const { t } = useTranslation();
  return (
    <div
      className={classes.animals}
      role="radiogroup"
      aria-label={t("observation.collect.animal")}
    >
      {animals.map(({ id, name }) => (
        <UnstyledButton
          key={id}
          role="radio"
          aria-checked={id === chosen}
          className={classes.animal ?? ""}
          onClick={() => onChoose(id)}
        >
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
