import type { Dose } from "@domain/health/doses/dose";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { useTreatmentWords } from "../prescriptions/use-treatment-words";
import { neededNow, sayDose } from "./dose-writes";

interface NeededRowProps {
  treatment: Row<"prescriptions">;
  given: readonly Dose[];
  name: string;
  mayGive: boolean;
}

/** What is given as needed: when it was today, and giving it now. */
export function NeededRow({ treatment, given, name, mayGive }: NeededRowProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const format = useFormat();
  const { moleculeOf, doseOf } = useTreatmentWords();
  const what = moleculeOf(treatment.data);
  const give = () =>
    sayDose(
      {
        treatment: treatment.data,
        revision: treatment.data.revision,
        ...neededNow(new Date()),
        times: 0,
        name: `${what} · ${name}`,
      },
      uid,
      "given",
    );
  return (
    <Group component="li" justify="space-between" gap="4px 12px" mih={44}>
      <Stack gap={0}>
        <Text>{[what, t("health.frequencies.asNeeded")].join(" · ")}</Text>
        <Text size="sm" c="dimmed">
          {doseOf(treatment.data)}
        </Text>
        {given.length > 0 && (
          <Text size="sm" c="dimmed">
            {t("health.doses.givenAt", {
              times: format.list(given.map(({ at }) => format.time(at))),
            })}
          </Text>
        )}
      </Stack>
      {mayGive && (
        <Button
          data-screen
          mih={44}
          variant="default"
          aria-label={t("health.doses.say.now", { what, name })}
          onClick={give}
        >
          {t("health.doses.actions.now")}
        </Button>
      )}
    </Group>
  );
}
