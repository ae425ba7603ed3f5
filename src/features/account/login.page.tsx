import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LanguageChoice } from "./language-choice";
import classes from "./login.module.css";
import { LoginFields } from "./login-fields";
import { useLogin } from "./use-login";

interface LoginPageProps {
  /** Called when the form is sent, so that what comes next can be fetched meanwhile. */
  onSubmitting: () => void;
  /** Accounts to choose from, in a local build. */
  accounts:
    ((fill: (mail: string, password: string) => void) => ReactNode) | null;
}

/** Sign-in: language, mail, password, remember me. */
export function LoginPage({ onSubmitting, accounts }: LoginPageProps) {
  const { t } = useTranslation();
  const login = useLogin(onSubmitting);
  useEffect(() => {
    document.title = `${t("login.title")} · Suricate`;
  }, [t]);
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
            <Title order={1}>{t("login.title")}</Title>
            <LanguageChoice />
          </Group>
          <LoginFields login={login} />
          {accounts?.(login.fill)}
        </Paper>
      </div>
    </main>
  );
}
