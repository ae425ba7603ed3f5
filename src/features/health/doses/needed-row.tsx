import type { Dose } from "@domain/health/doses/dose";
import { wasJustGiven } from "@domain/health/doses/today";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
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
  const title = t("health.doses.say.now", { what, name });
  const givenAt =
    given.length > 0
      ? t("health.doses.givenAt", {
          times: format.list(given.map(({ at }) => format.time(at))),
        })
      : null;
  // Until what was said is there, a second press is the first one's echo.
  const pressedWith = useRef<readonly Dose[] | null>(null);
  const give = async () => {
    if (pressedWith.current === given) return;
    const isMeant =
      givenAt === null ||
      !wasJustGiven(given, new Date()) ||
      (await confirm({
        title,
        body: givenAt,
        confirm: t("health.doses.actions.now"),
      }));
    if (!isMeant) return;
    pressedWith.current = given;
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
  };
  return (
    <Group component="li" justify="space-between" gap="4px 12px" mih={44}>
      <Stack gap={0}>
        <Text>{[what, t("health.frequencies.asNeeded")].join(" · ")}</Text>
        <Text size="sm" c="dimmed">
          {doseOf(treatment.data)}
        </Text>
        {givenAt !== null && (
          <Text size="sm" c="dimmed">
            {givenAt}
          </Text>
        )}
      </Stack>
      {mayGive && (
        <Button
          data-screen
          mih={44}
          variant="default"
          aria-label={title}
          onClick={() => void give()}
        >
          {t("health.doses.actions.now")}
        </Button>
      )}
    </Group>
  );
}
