import { comparedMost } from "@domain/health/compare/reads";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ToldProps } from "./use-compared-months";

/** Who is not among those an animal is compared with, where somebody is not. */
export function LeftOut({ months: { hidden, isFull } }: ToldProps) {
  const { t } = useTranslation();
  const told = [
    ...(hidden === 0 ? [] : [t("health.compare.hidden", { count: hidden })]),
    ...(isFull ? [t("health.compare.firstOf", { most: comparedMost })] : []),
  ];
  return told.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {told.join(" ")}
    </Text>
  );
}
