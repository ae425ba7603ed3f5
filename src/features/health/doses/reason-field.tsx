import { doseNoteMax } from "@domain/health/doses/dose";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface ReasonFieldProps {
  /** Which dose, of whom, for who hears the button without seeing the row. */
  about: { what: string; name: string; time: string };
  onSave: (reason: string) => void;
}

/** Why a dose was held, or refused: asked for after it was said, never before. */
export function ReasonField({ about, onSave }: ReasonFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <Button
        data-screen
        mih={44}
        px={0}
        variant="subtle"
        style={{ alignSelf: "flex-start" }}
        aria-label={t("health.doses.say.reason", about)}
        onClick={() => setTyped("")}
      >
        {t("health.doses.actions.reason")}
      </Button>
    );
  const reason = typed.trim();
  return (
    <Group
      component="form"
      data-screen
      gap={6}
      align="flex-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== "") onSave(reason);
      }}
    >
      <TextInput
        label={t("health.doses.reason")}
        value={typed}
        maxLength={doseNoteMax}
        styles={{ input: { minHeight: 44 } }}
        style={{ flex: "1 1 200px" }}
        autoFocus
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" mih={44} disabled={reason === ""}>
        {t("common.actions.save")}
      </Button>
      <Button mih={44} variant="default" onClick={() => setTyped(null)}>
        {t("common.actions.cancel")}
      </Button>
    </Group>
  );
}
