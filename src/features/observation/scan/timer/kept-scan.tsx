import { progressOf } from "@domain/observation/collect/scan-draft";
import { Alert, Button, Group, Text } from "@mantine/core";
import { IconScan } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import { confirm } from "../../../../ui/feedback/confirm";
import { dropScan, keptScan } from "../use-scan";

interface KeptScanProps {
  obsSessionId: string;
}

/** How far the scan is that was begun in a session and not saved; null for none. */
function useKeptScan({ obsSessionId }: KeptScanProps) {
  const owner = useDraftOwner("scan", obsSessionId);
  const [kept, setKept] = useState(() => keptScan(owner));
  return {
    kept: kept === null ? null : { ...progressOf(kept.draft), slot: kept.slot },
    drop: () => {
      dropScan(owner);
      setKept(null);
    },
  };
}

/** That a scan was begun and is not saved, where the session is about to end or to go on elsewhere. */
export function KeptScanNote({ obsSessionId }: KeptScanProps) {
  const { t } = useTranslation();
  const { kept } = useKeptScan({ obsSessionId });
  return (
    kept !== null && (
      <Text fw={600} role="alert">
        {t("observation.scan.states.kept", kept)}
      </Text>
    )
  );
}

interface KeptScanBarProps extends KeptScanProps {
  onResume: (slot: number | null) => void;
}

/** A scan that was begun and left: gone on with, or given up. */
export function KeptScanBar({ obsSessionId, onResume }: KeptScanBarProps) {
  const { t } = useTranslation();
  const { kept, drop } = useKeptScan({ obsSessionId });
  if (kept === null) return null;
  const giveUp = async () => {
    const leaves = await confirm({
      title: t("observation.scan.confirm.title"),
      body: t("observation.scan.confirm.body", kept),
      confirm: t("observation.scan.confirm.leave"),
      danger: true,
    });
    if (leaves) drop();
  };
  return (
    <Alert role="status" title={t("observation.scan.states.kept", kept)}>
      <Group gap="xs">
        <Button
          h={44}
          leftSection={<IconScan size={20} aria-hidden />}
          onClick={() => onResume(kept.slot)}
        >
          {t("observation.scan.confirm.stay")}
        </Button>
        <Button variant="default" h={44} onClick={() => void giveUp()}>
          {t("observation.scan.confirm.leave")}
        </Button>
      </Group>
    </Alert>
  );
}
