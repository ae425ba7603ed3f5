import { Button, Stack, Text, Textarea } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import type { Secret } from "./source-writes";

interface SecretPanelProps {
  secret: Secret;
  onClose: () => void;
}

/** The secret of a source, told this once. */
export function SecretPanel({ secret: { token }, onClose }: SecretPanelProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // It can be marked and copied by hand.
    }
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t("measures.sources.secret")}
      closeLabel={t("common.actions.close")}
      size="min(100%, 560px)"
    >
      {token === null ? (
        <Text>{t("measures.sources.toldBefore")}</Text>
      ) : (
        <Stack gap="md">
          <Text>{t("measures.sources.secretHelp")}</Text>
          <Textarea
            label={t("measures.sources.secret")}
            readOnly
            autosize
            value={token}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            data-autofocus
            mih={44}
            leftSection={
              copied ? (
                <IconCheck size={16} aria-hidden />
              ) : (
                <IconCopy size={16} aria-hidden />
              )
            }
            onClick={() => void copy(token)}
          >
            {t(copied ? "measures.sources.copied" : "measures.sources.copy")}
          </Button>
          <Text size="sm" c="dimmed">
            {t("measures.sources.header")}
          </Text>
        </Stack>
      )}
    </SidePanel>
  );
}
