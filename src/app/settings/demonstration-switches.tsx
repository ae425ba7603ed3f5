import type { Zoo } from "@domain/establishment/zoo";
import { Fieldset, Stack, Switch } from "@mantine/core";
import i18next from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  setOwnDemonstration,
  setZooDemonstration,
} from "../../data/demonstration/switch";
import { useCan } from "../../data/hooks/use-can";
import {
  useChosenDemonstration,
  useDemonstration,
} from "../../data/hooks/use-demonstration";
import { useSession } from "../../data/hooks/use-live";
import { confirm } from "../../ui/feedback/confirm";
import { notifyError, notifyInfo } from "../../ui/feedback/notify";

/** One's own demonstration, and the establishment's for those who may begin it. */
export function DemonstrationSwitches() {
  const { t } = useTranslation();
  const session = useSession();
  const may = useCan();
  if (session.state !== "ready") return null;
  return (
    <Fieldset legend={t("shell.fields.demonstration")} variant="unstyled">
      <Stack gap="sm" mt="xs">
        <OwnSwitch />
        {may("demonstrate", "zoo") && <ZooSwitch zoo={session.zoo} />}
      </Stack>
    </Fieldset>
  );
}

async function turnOwn(on: boolean): Promise<void> {
  const { waiting } = await setOwnDemonstration(on);
  if (waiting > 0)
    notifyInfo(
      i18next.t("shell.messages.demonstrationWaits", { count: waiting }),
    );
}

/** What begins for everybody is asked first. */
async function turnZoo(zooId: string, on: boolean): Promise<void> {
  const { t } = i18next;
  const sure =
    !on ||
    (await confirm({
      title: t("shell.messages.demonstrationTitle"),
      body: t("shell.messages.demonstrationBody"),
      confirm: t("shell.actions.demonstrate"),
    }));
  if (sure) await setZooDemonstration(zooId, on);
}

function useTurn(turn: (on: boolean) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const handleTurn = (on: boolean) => {
    setBusy(true);
    turn(on)
      .catch(notifyError)
      .finally(() => setBusy(false));
  };
  return { busy, handleTurn };
}

function OwnSwitch() {
  const { t } = useTranslation();
  const isImposed = useDemonstration() === "establishment";
  const isChosen = useChosenDemonstration();
  const { busy, handleTurn } = useTurn(turnOwn);
  return (
    <Switch
      label={t("shell.options.demonstration.own")}
      description={t(
        isImposed
          ? "shell.options.demonstration.imposed"
          : "shell.options.demonstration.ownHelp",
      )}
      checked={isChosen || isImposed}
      disabled={busy || (isImposed && !isChosen)}
      onChange={({ currentTarget }) => handleTurn(currentTarget.checked)}
    />
  );
}

function ZooSwitch({ zoo }: { zoo: Zoo }) {
  const { t } = useTranslation();
  const { busy, handleTurn } = useTurn((on) => turnZoo(zoo.zooId, on));
  return (
    <Switch
      label={t("shell.options.demonstration.zoo")}
      description={t("shell.options.demonstration.zooHelp")}
      checked={zoo.anonymousMode}
      disabled={busy}
      onChange={({ currentTarget }) => handleTurn(currentTarget.checked)}
    />
  );
}
