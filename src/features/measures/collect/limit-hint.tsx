import type { Limits, Mark } from "@domain/measures/parameters/limits";
import { Group, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useParameterWords } from "../parameters/use-parameter-words";

interface LimitHintProps {
  unit: string | null;
  limits: Limits;
  mark: Mark | null;
}

/** The limits that hold, or that the value lies outside of them: by word and shape, not by colour alone. */
export function LimitHint({ unit, limits, mark }: LimitHintProps) {
  const { t } = useTranslation();
  const { limitsOf } = useParameterWords();
  const words = limitsOf({ unit }, limits);
  if (words === null) return null;
  if (mark !== "below" && mark !== "above")
    return (
      <Text component="span" size="xs" c="dimmed">
        {t("measures.limits.are", { limits: words })}
      </Text>
    );
  const Icon = mark === "above" ? IconArrowUp : IconArrowDown;
  return (
    <Group component="span" role="status" gap={4} wrap="nowrap">
      <Icon size={14} aria-hidden />
      <Text component="span" size="xs" fw={600}>
        {t(`measures.limits.${mark}`, { limits: words })}
      </Text>
    </Group>
  );
}
