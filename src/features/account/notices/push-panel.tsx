import { Paper, Skeleton, Stack, Switch, Text, Title } from "@mantine/core";
import type { ParseKeys } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { turnOffPush, turnOnPush } from "../../../data/devices/push";
import type { PushState } from "../../../data/devices/use-push";
import { usePush } from "../../../data/devices/use-push";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { isApple, isInstalled } from "../../../lib/install";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";

/** What there is to say instead of a switch. */
function reasonOf(state: Exclude<PushState, "on" | "off">): ParseKeys {
  if (state === "unknown" && isApple(navigator.userAgent) && !isInstalled())
    return "account.push.unknownApple";
  return `account.push.${state}`;
}

/** Whether this device shows what one is told of tasks while Suricate is closed. */
export function PushPanel() {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const state = usePush(uid);
  const id = useId();
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Stack>
        <Title order={2} size="h4" id={id}>
          {t("account.push.title")}
        </Title>
        {state === null ? (
          <Skeleton h={44} />
        ) : state === "on" || state === "off" ? (
          <PushSwitch uid={uid} isOn={state === "on"} />
        ) : (
          <Text c="dimmed">{t(reasonOf(state))}</Text>
        )}
      </Stack>
    </Paper>
  );
}

interface SwitchProps {
  uid: string;
  isOn: boolean;
}

function PushSwitch({ uid, isOn }: SwitchProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useSubmit();
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
    <>
      <FormFailure failure={failure} onRetry={change} />
      <Switch
        label={t("account.push.switch")}
        description={t("account.push.help")}
        checked={isOn}
        disabled={busy}
        onChange={change}
      />
    </>
  );
}
