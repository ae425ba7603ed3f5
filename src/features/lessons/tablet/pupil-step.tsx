import { pupilMost } from "@domain/lesson/lesson";
import { Button, NumberInput, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFirstField } from "../../../ui/form/use-first-field";
import { StepHeading } from "./step-heading";

/** A number in the place of a name. */
export function PupilStep({ onChosen }: { onChosen: (pupil: number) => void }) {
  const { t } = useTranslation();
  const first = useFirstField();
  const [typed, setTyped] = useState<number | string>("");
  const [wrong, setWrong] = useState(false);
  const choose = () => {
    const pupil = Number(typed);
    const isNumber =
      Number.isInteger(pupil) && pupil >= 1 && pupil <= pupilMost;
    setWrong(!isNumber);
    if (isNumber) onChosen(pupil);
  };
  return (
    <Stack gap="md" maw={420} mx="auto">
      <StepHeading title={t("lessons.titles.pupil")} />
      <Text>{t("lessons.messages.pupil")}</Text>
      <form
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <Stack gap="md">
          <NumberInput
            size="lg"
            label={t("lessons.fields.pupil")}
            value={typed}
            onChange={setTyped}
            error={
              wrong && t("lessons.messages.pupilForm", { most: pupilMost })
            }
            inputMode="numeric"
            allowDecimal={false}
            allowNegative={false}
            hideControls
          />
          <Button type="submit" size="md" fullWidth>
            {t("lessons.actions.continue")}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
