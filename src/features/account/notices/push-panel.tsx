import { Skeleton, Stack, Switch, Text } from "@mantine/core";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { turnOffPush, turnOnPush } from "../../../data/devices/push";
import type { PushState } from "../../../data/devices/use-push";
import { usePush } from "../../../data/devices/use-push";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { isApple, isInstalled } from "../../../lib/install";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { Panel } from "../../../ui/page/panel";

/** What there is to say instead of a switch. */
function reasonOf(
  state: Exclude<PushState, "on" | "off" | "blocked">,
): ParseKeys {
  if (state === "unknown" && isApple(navigator.userAgent) && !isInstalled())
    return "account.push.unknownApple";
  return `account.push.${state}`;
}

/** Whether this device shows what one is told of tasks while Suricate is closed. */
export function PushPanel() {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const state = usePush(uid);
  return (
    <Panel title={t("account.push.title")}>
      {state === null ? (
        <Skeleton h={44} />
      ) : state === "on" || state === "off" || state === "blocked" ? (
        <PushSwitch uid={uid} state={state} />
      ) : (
        <Text c="dimmed">{t(reasonOf(state))}</Text>
      )}
    </Panel>
  );
}

interface SwitchProps {
  uid: string;
  state: "on" | "off" | "blocked";
}

function PushSwitch({ uid, state }: SwitchProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
  const isOn = state === "on";
  const change = () => {
    if (isOn)
      run(
        () => turnOffPush(uid),
        () => notifyDone(t("account.push.turnedOff")),
      );
    else
      run(
        () => turnOnPush(uid),
        (isGiven) =>
          isGiven
            ? notifyDone(t("account.push.turnedOn"))
            : notifyInfo(t("account.push.notGiven")),
      );
  };
  return (
    <Stack gap="sm">
      <FormFailure failure={failure} onRetry={change} />
      <Switch
        label={t("account.push.switch")}
        description={t("account.push.help")}
        checked={isOn}
        disabled={busy || state === "blocked"}
        onChange={change}
      />
      {state === "blocked" && <Text>{t("account.push.blocked")}</Text>}
    </Stack>
  );
}
