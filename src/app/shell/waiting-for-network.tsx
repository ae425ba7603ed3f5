import { Center } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../data/hooks/use-live";
import { EmptyState } from "../../ui/state/empty-state";
import { FrameSkeleton } from "./frame-skeleton";

/** A device that keeps its data answers by itself within this time. */
const patienceMs = 1500;

/** The frame on its way; without a network, that it comes with it, and that nothing written is lost. */
export function WaitingForNetwork() {
  const { t } = useTranslation();
  const online = useOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (online || !isLong) return <FrameSkeleton />;
  return (
    <Center mih="100dvh" role="status">
      <EmptyState
        icon={IconCloudOff}
        title={t("shell.states.offline")}
        body={t("shell.messages.waitingForNetwork")}
      />
    </Center>
  );
}
