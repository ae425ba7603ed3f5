import { Button, Stack, Text } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { feedAddress } from "../../../data/service/feed-address";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { CopyField } from "../../../ui/form/fields/copy-field";
import type { MadeFeed } from "./new-calendar";

/** The address of a calendar; null until that is known. */
function useFeedAddress(token: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (token !== null)
      void feedAddress(token).then((found) => {
        if (wanted) setAddress(found);
      });
    return () => {
      wanted = false;
    };
  }, [token]);
  return address;
}

interface AddressPanelProps {
  made: MadeFeed;
  onClose: () => void;
}

/** The address of a calendar that was made, told this once, and how a program is given it. */
export function AddressPanel({ made, onClose }: AddressPanelProps) {
  const { t } = useTranslation();
  const address = useFeedAddress(made.token);
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={made.name}
      closeLabel={t("common.actions.close")}
      size="min(100%, 560px)"
    >
      <Stack gap="lg">
        {made.token === null && (
          <Text>{t("account.calendars.toldBefore")}</Text>
        )}
        {address !== null && (
          <>
            <CopyField
              label={t("account.calendars.address")}
              description={t("account.calendars.addressHelp")}
              copy={t("account.calendars.copy")}
              copied={t("account.calendars.copied")}
              text={address}
              mono
              focused
            />
            <Button
              component="a"
              variant="light"
              mih={44}
              href={address.replace(/^https?:/u, "webcal:")}
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
            >
              {t("account.calendars.open")}
            </Button>
            <Text size="sm">{t("account.calendars.warning")}</Text>
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
