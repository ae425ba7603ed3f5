import type { AnimalSexe } from "@domain/animal/animal";
import {
  IconGenderFemale,
  IconGenderMale,
  IconQuestionMark,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./sex.module.css";

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
    <span className={classes.sex}>
      <Icon size={16} aria-hidden />
      {t(`animals.options.sex.${sex}`)}
    </span>
  );
}
