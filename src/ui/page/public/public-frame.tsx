import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LanguageChoice } from "./language-choice";
import classes from "./public-frame.module.css";

interface PublicFrameProps {
  title: string;
  children: ReactNode;
}

/** A page for whoever is not signed in: the product's name, the language, one card. */
export function PublicFrame({ title, children }: PublicFrameProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · Suricate`;
  }, [title]);
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Stack gap={4} align="center" mb="lg">
          <img src="/icon.svg" alt="" width={64} height={64} />
          <Text fw={700} size="1.5rem">
            Suricate
          </Text>
          <Text c="dimmed">{t("login.messages.tagline")}</Text>
        </Stack>
        <Paper withBorder shadow="sm" p="xl">
          <Group justify="space-between" gap="xs" mb="md">
            <Title order={1}>{title}</Title>
            <LanguageChoice />
          </Group>
          {children}
        </Paper>
      </div>
    </main>
  );
}
