import type { Device } from "@domain/person/device";
import { Badge, Button, Group, Text } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import classes from "./device-row.module.css";

interface DeviceRowProps {
  device: Device;
  isOwn: boolean;
  busy: boolean;
  onSignOut: () => void;
}

const isCarried = ({ label }: Device) => /iPhone|iPad|Android/.test(label);

/** A browser with the account open: which, since when unused, and the way to end it. */
export function DeviceRow({ device, isOwn, busy, onSignOut }: DeviceRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = t(
    isOwn ? "account.actions.signOut" : "account.actions.signOutDevice",
  );
  const Icon = isCarried(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon ?? ""} />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={500}>{device.label}</Text>
          {isOwn && (
            <Badge variant="light">{t("account.states.thisDevice")}</Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t("account.messages.lastSeen", {
            date: format.dateTime(device.lastSeenAt),
          })}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        mih={36}
        className={classes.end ?? ""}
        disabled={busy}
        aria-label={t("common.messages.actionOn", {
          action: words,
          name: device.label,
        })}
        onClick={onSignOut}
      >
        {words}
      </Button>
    </li>
  );
}
