import { Alert, Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface HandedOverProps {
  /** So many records of this device are not stored yet. */
  waiting: number;
  /** Another device has gone on with it. */
  isTaken: boolean;
  onGoOn: () => void;
}

/** What stands in place of the keys on a device whose session goes on elsewhere. */
export function HandedOver({ waiting, isTaken, onGoOn }: HandedOverProps) {
  const { t } = useTranslation();
  return (
    <Alert
      role="status"
      title={t(
        isTaken
          ? "observation.collect.handedOver"
          : "observation.collect.handedOverAwaits",
      )}
    >
      <Stack gap="sm" align="flex-start">
        {waiting > 0
          ? t("observation.collect.handedOverWaiting")
          : t("observation.collect.handedOverBody")}
        <Button onClick={onGoOn}>{t("observation.collect.goOnHere")}</Button>
      </Stack>
    </Alert>
  );
}
