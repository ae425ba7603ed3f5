import type { Zoo } from "@domain/establishment/zoo";
import { Fieldset, Stack, Switch } from "@mantine/core";
import i18next from "i18next";
import { useRef } from "react";
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

/** One turn after the other. A switch that were disabled meanwhile would lose the focus, and the next key with it. */
function useTurn(turn: (on: boolean) => Promise<void>) {
  const turns = useRef(Promise.resolve());
  return (on: boolean) => {
    turns.current = turns.current.then(() => turn(on)).catch(notifyError);
  };
}

function OwnSwitch() {
  const { t } = useTranslation();
  const isImposed = useDemonstration() === "establishment";
  const isChosen = useChosenDemonstration();
  const handleTurn = useTurn(turnOwn);
  return (
    <Switch
      label={t("shell.options.demonstration.own")}
      description={t(
        isImposed
          ? "shell.options.demonstration.imposed"
          : "shell.options.demonstration.ownHelp",
      )}
      checked={isChosen || isImposed}
      disabled={isImposed && !isChosen}
      onChange={({ currentTarget }) => handleTurn(currentTarget.checked)}
    />
  );
}

function ZooSwitch({ zoo }: { zoo: Zoo }) {
  const { t } = useTranslation();
  const handleTurn = useTurn((on) => turnZoo(zoo.zooId, on));
  return (
    <Switch
      label={t("shell.options.demonstration.zoo")}
      description={t("shell.options.demonstration.zooHelp")}
      checked={zoo.anonymousMode}
      onChange={({ currentTarget }) => handleTurn(currentTarget.checked)}
    />
  );
}
