import { Alert, Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconKey } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useKeptGuard } from "./use-kept-guard";

interface ShownPasswordProps {
  password: string;
  /** Why it is shown. */
  reason: string;
  onDone: () => void;
}

/** A password that is shown once: it goes when somebody says that it was noted, or agrees to lose it. */
export function ShownPassword({
  password,
  reason,
  onDone,
}: ShownPasswordProps) {
  const { t } = useTranslation();
  const copyButton = useRef<HTMLButtonElement>(null);
  useKeptGuard();
  useEffect(() => {
    copyButton.current?.focus();
  }, []);
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconKey aria-hidden />}
      title={t("users.password.once")}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{reason}</Text>
        <Group gap="sm">
          <Text component="code" ff="monospace" fz="xl" translate="no">
            {password}
          </Text>
          <CopyButton value={password}>
            {({ copied, copy }) => (
              <Button
                ref={copyButton}
                variant="default"
                leftSection={
                  copied ? (
                    <IconCheck size={18} aria-hidden />
                  ) : (
                    <IconCopy size={18} aria-hidden />
                  )
                }
                onClick={copy}
              >
                {t(copied ? "users.password.copied" : "users.password.copy")}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Button variant="light" onClick={onDone}>
          {t("users.password.noted")}
        </Button>
      </Stack>
    </Alert>
  );
}
