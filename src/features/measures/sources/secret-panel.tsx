import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { CopyField } from "../../../ui/form/fields/copy-field";
import { SendingHelp } from "./sending-help";
import { SourceFacts } from "./source-facts";
import type { Secret, SourceRow } from "./source-writes";

interface SecretPanelProps {
  /** The source; null until it has come. */
  row: SourceRow | null;
  /** Told once; null: nothing is told now, only how to send. */
  secret: Secret | null;
  onClose: () => void;
}

/** All that is needed to set a device up: its secret, told this once, where it sends to, how, and how it fares. */
export function SecretPanel({ row, secret, onClose }: SecretPanelProps) {
  const { t } = useTranslation();
  const token = secret?.token ?? null;
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={row?.data.name ?? t("measures.sources.secret")}
      closeLabel={t("common.actions.close")}
      size="min(100%, 560px)"
    >
      <Stack gap="lg">
        {secret !== null && token === null && (
          <Text>{t("measures.sources.toldBefore")}</Text>
        )}
        {token !== null && (
          <CopyField
            label={t("measures.sources.secret")}
            description={t("measures.sources.secretHelp")}
            copy={t("measures.sources.copy")}
            copied={t("measures.sources.copied")}
            text={token}
            mono
            focused
          />
        )}
        {row !== null && (
          <>
            <SendingHelp source={row.data} token={token} />
            <SourceFacts source={row.data} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
