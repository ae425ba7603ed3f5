import { devicesQuery } from "@domain/person/device-queries";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { deviceId } from "../../../data/sdk/device";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { DeviceRow } from "./device-row";
import { useSignOuts } from "./use-sign-outs";

/** Those where the account is open, this one first, then by when they were last used. */
const openOnes = (rows: readonly Row<"devices">[], own: string | null) =>
  rows
    .filter(({ data }) => data.signedOutAt === null)
    .sort((a, b) => Number(b.id === own) - Number(a.id === own));

/** Where my account is open, with the way to end it there. */
export function DevicesPanel() {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const devices = useLiveQueries([devicesQuery(uid)]);
  return (
    <Panel title={t("account.headings.devices")}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t("account.messages.devices")}
        </Text>
        <QueryState query={devices}>
          {({ rows }) => <Devices rows={openOnes(rows, deviceId())} />}
        </QueryState>
      </Stack>
    </Panel>
  );
}

function Devices({ rows }: { rows: readonly Row<"devices">[] }) {
  const { t } = useTranslation();
  const own = deviceId();
  const { busy, signOut, signOutOthers } = useSignOuts();
  if (rows.length === 0) return <Text>{t("account.states.noDevices")}</Text>;
  return (
    <>
      <Stack gap={0} component="ul" p={0} m={0}>
        {rows.map((row) => (
          <DeviceRow
            key={row.id}
            device={row.data}
            isOwn={row.id === own}
            busy={busy}
            onSignOut={() => void signOut(row, row.id === own)}
          />
        ))}
      </Stack>
      {own !== null && rows.some(({ id }) => id !== own) && (
        <Button
          variant="default"
          color="red"
          loading={busy}
          style={{ alignSelf: "flex-start" }}
          onClick={() => void signOutOthers(own)}
        >
          {t("account.actions.signOutOthers")}
        </Button>
      )}
    </>
  );
}
