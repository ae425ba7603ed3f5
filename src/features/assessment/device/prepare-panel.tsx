import type { FieldDay } from "@domain/field-mode/field-day";
import { Button, Stack, Text } from "@mantine/core";
import {
  IconCloudCheck,
  IconCloudDown,
  IconCloudOff,
  IconRefresh,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  beginDay,
  staysForDayOnly,
  useFieldDay,
} from "../../../data/field-mode/use-field-day";
import { useOnline } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyError } from "../../../ui/feedback/notify";
import { Panel } from "../../../ui/page/panel";
import { StatusBadge } from "../../../ui/display/status-badge";
import { Checklist } from "./checklist";
import type { ForTheDay } from "./use-for-the-day";
import type { Preparation } from "./use-preparation";
import { usePreparation } from "./use-preparation";
import { wrapped } from "../../../ui/theme/may-wrap";

interface PreparingProps {
  /** What somebody is asked for. */
  asked: ForTheDay;
}

/** `Preparing`, as a panel of a page. */
export function PreparePanel({ asked }: PreparingProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("assessment.headings.device")}>
      <Preparing asked={asked} />
    </Panel>
  );
}

/** The way to prepare this device for a day without a network, what it has for it, and what is missing. */
export function Preparing({ asked }: PreparingProps) {
  const day = useFieldDay();
  const preparation = usePreparation(asked);
  return (
    <Stack gap="sm" align="flex-start">
      <DayMark day={day} />
      {preparation === null ? (
        <Begin />
      ) : (
        <Prepared preparation={preparation} />
      )}
    </Stack>
  );
}

/** The last minute of a day, which is how people say that it ends at midnight. */
const lastMinute = ({ until }: FieldDay) => new Date(until - 60_000);

/** Whether this device is prepared for a day, until when, and for what. */
export function DayMark({ day }: { day: FieldDay | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (day === null)
    return (
      <StatusBadge
        color="gray"
        icon={IconCloudOff}
        label={t("assessment.states.notPrepared")}
      />
    );
  return day.ready ? (
    <Stack gap={4} align="flex-start">
      <StatusBadge
        color="green"
        icon={IconCloudCheck}
        label={t("assessment.states.preparedUntil", {
          time: format.time(lastMinute(day)),
        })}
      />
      <Text size="sm" c="dimmed">
        {t("assessment.states.preparedFor", {
          day: format.longDay(lastMinute(day)),
        })}
      </Text>
    </Stack>
  ) : (
    <StatusBadge
      color="orange"
      icon={IconCloudDown}
      label={t("assessment.states.partlyPrepared")}
    />
  );
}

function Begin() {
  const { t } = useTranslation();
  const format = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    const now = new Date();
    const staysOtherwise = !staysForDayOnly();
    const agrees =
      staysOtherwise ||
      (await confirm({
        title: t("assessment.messages.prepareTitle"),
        body: t("assessment.messages.prepareBody", { date: format.date(now) }),
        confirm: t("assessment.actions.prepareNow"),
      }));
    if (!agrees) return;
    setBusy(true);
    try {
      await beginDay(now);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text size="sm" c="dimmed" maw={640}>
        {t("assessment.help.prepare")}
      </Text>
      <Button
        mih={44}
        h="auto"
        py="xs"
        maw="100%"
        styles={wrapped}
        variant="default"
        disabled={!online}
        loading={busy}
        leftSection={<IconCloudDown size={18} aria-hidden />}
        onClick={() => void begin()}
      >
        {t("assessment.actions.prepare")}
      </Button>
      {!online && (
        <Text size="sm" c="dimmed">
          {t("assessment.help.prepareOnline")}
        </Text>
      )}
    </>
  );
}

function Prepared({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation();
  const { lines, isComing, isReady, retry } = preparation;
  return (
    <>
      <Checklist lines={lines} isComing={isComing} isReady={isReady} />
      {!isComing && lines.some(({ state }) => state === "missing") && (
        <Button
          mih={44}
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={retry}
        >
          {t("assessment.actions.lookAgain")}
        </Button>
      )}
    </>
  );
}
