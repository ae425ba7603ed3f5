import { Button, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** How a publication is quoted, to be taken into what somebody writes. */
export function CopyCitation({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // It can be marked and copied by hand.
    }
  };
  const isCopied = copied === text;
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Stack gap="sm" align="flex-start">
      <Text style={{ overflowWrap: "anywhere" }}>{text}</Text>
      <Button
        variant="light"
        mih={44}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => void take()}
      >
        {isCopied ? t("biblio.states.copied") : t("biblio.actions.copy")}
      </Button>
      <VisuallyHidden role="status">
        {isCopied && t("biblio.states.copied")}
      </VisuallyHidden>
    </Stack>
  );
}
