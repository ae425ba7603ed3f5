import { Button, Center, Stack, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline, useOutbox } from "../../data/hooks/use-live";
import { useHeldTouches } from "../../data/observation/use-held-touches";
import { outbox } from "../../data/outbox/outbox";
import { EmptyState } from "../../ui/state/empty-state";
import { FrameSkeleton } from "./frame-skeleton";

/** A device that keeps its data answers by itself within this time. */
const patienceMs = 1500;

interface WaitingForNetworkProps {
  onRetry?: () => void;
}

/** The frame on its way; without a network, that it comes with it, and that nothing written is lost. */
export function WaitingForNetwork({
  onRetry = () => location.reload(),
}: WaitingForNetworkProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (online || !isLong) return <FrameSkeleton />;
  return (
    <Center component="main" mih="100dvh">
      <Stack gap={0} align="center" role="status">
        <EmptyState
          icon={IconCloudOff}
          title={t("shell.states.offline")}
          body={t("shell.messages.waitingForNetwork")}
        />
        <Kept />
        <Button mt="lg" onClick={onRetry}>
          {t("common.actions.retry")}
        </Button>
      </Stack>
    </Center>
  );
}

/** How many changes wait on this device, and what it holds of sessions of observation; nothing until it has been looked. */
function Kept() {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  const entries = useOutbox();
  useEffect(() => {
    void outbox.refresh().finally(() => setRead(true));
  }, []);
  const held = useHeldTouches();
  if (!isRead || held === null) return null;
  const count = entries.filter(({ state }) => state === "pending").length;
  const touches = [...held.values()].reduce((all, one) => all + one, 0);
  const lines = [
    ...(touches === 0
      ? []
      : [t("shell.messages.keptTouches", { count: touches })]),
    ...(count === 0 ? [] : [t("shell.messages.keptHere", { count })]),
  ];
  return (
    <Text maw={440} px="md" ta="center" fw={500}>
      {lines.join(" ") || t("shell.messages.keptNone")}
    </Text>
  );
}
