import { plannedMinutesMost } from "@domain/observation/obs-session";
import { NumberInput, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DateTimeField } from "../../../ui/form/fields/date-field";
import { EnclosureReadiness } from "../parts/enclosure-readiness";
import type { useStart } from "./use-start";

interface StartProps {
  start: ReturnType<typeof useStart>;
}

/** Seconds between two scans that are usual. */
const intervals = [15, 30, 60, 120, 300, 600] as const;
const channelChoices = {
  focal: ["focal"],
  scan: ["scan"],
  both: ["focal", "scan"],
} as const;
type ChannelChoice = keyof typeof channelChoices;
const choices = Object.keys(channelChoices) as ChannelChoice[];

/** How behaviour is sampled, how long, and when. */
export function HowFields({ start }: StartProps) {
  const { t } = useTranslation();
  const { chosen, choose, channels, campaign } = start;
  const [first] = channels;
  const choice: ChannelChoice | null =
    channels.length > 1 ? "both" : (first ?? null);
  return (
    <Stack gap="md">
      {campaign === null && (
        <ChoiceChips
          label={t("observation.start.channels")}
          options={choices.map((value) => ({
            value,
            label: t(`observation.start.channel.${value}`),
          }))}
          value={choice}
          onChange={(value) => choose({ channels: channelChoices[value] })}
        />
      )}
      {channels.includes("scan") && (
        <ChoiceChips
          label={t("observation.start.interval")}
          options={intervals.map((seconds) => ({
            value: String(seconds),
            label:
              seconds < 60
                ? t("observation.start.seconds", { count: seconds })
                : t("observation.start.minutes", { count: seconds / 60 }),
          }))}
          value={String(chosen.interval)}
          onChange={(value) => choose({ interval: Number(value) })}
        />
      )}
      {channels.includes("scan") && start.enclosureId !== null && (
        <EnclosureReadiness enclosureId={start.enclosureId} />
      )}
      <NumberInput
        label={t("observation.start.length")}
        min={1}
        max={plannedMinutesMost}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        maw={220}
        value={chosen.plannedMinutes ?? ""}
        onChange={(value) =>
          choose({ plannedMinutes: typeof value === "number" ? value : null })
        }
      />
      <DateTimeField
        label={t("observation.start.when")}
        description={t("observation.start.whenHelp")}
        clearable
        value={chosen.plannedFor}
        onChange={(plannedFor) => choose({ plannedFor })}
      />
    </Stack>
  );
}
