import type { Standing } from "@domain/evaluation/asked-subjects";
import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StandingMark } from "../../shared/evaluations/standing-mark";

interface SubjectLineProps {
  /** What it is called, a link where there is somewhere to go. */
  name: ReactNode;
  standing: Standing;
  /** What somebody may do about it. */
  children?: ReactNode;
}

/** One subject or campaign of a list, how it stands, and what may be done. */
export function SubjectLine({ name, standing, children }: SubjectLineProps) {
  const { t } = useTranslation();
  return (
    <Group
      component="li"
      justify="space-between"
      gap="xs"
      mih={48}
      py={4}
      style={{
        listStyle: "none",
        borderBottom: "1px solid var(--app-line)",
      }}
    >
      <Text component="span" style={{ flex: "1 1 12rem" }}>
        {name}
      </Text>
      <StandingMark
        standing={standing}
        label={t(`assessment.options.standing.${standing}`)}
      />
      {children}
    </Group>
  );
}
