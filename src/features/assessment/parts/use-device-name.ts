import { devicesQuery } from "@domain/person/device-queries";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ownDevice } from "../../../data/evaluations/own-device";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";

/** What one's own devices are called; one that is not listed any more is another one. */
export function useDeviceName(): (deviceId: string) => string {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const devices = useLiveQueries([devicesQuery(uid)]);
  const rows = devices.state === "data" ? devices.data.rows : null;
  return useCallback(
    (deviceId) => {
      const label = rows?.find(({ id }) => id === deviceId)?.data.label;
      if (deviceId === ownDevice()) return t("assessment.states.thisDevice");
      return label ?? t("assessment.states.otherDevice");
    },
    [rows, t],
  );
}
