import { endsLate } from "@domain/observation/collect/late-end";
import type { ObsSession } from "@domain/observation/obs-session";
import type { Rows } from "@domain/observation/rows/row";
import { lastCollected } from "@domain/observation/rows/row";
import { clockAt, instantOfClock } from "@domain/observation/timeline/clock";
import { Button, Radio, Stack, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Sheet } from "./sheet";

type When = "now" | "last" | "other";

interface EndSheetProps {
  session: Pick<ObsSession, "startedAt" | "plannedMinutes">;
  rows: Rows;
  /** When it was touched, in ms since the session began. */
  t: number;
  /** What is to be known before it is done. */
  children?: ReactNode;
  onCancel: () => void;
  /** When it was over; null: now. */
  onDone: (t: number | null) => void;
}

/** Whether it is ended; of a session that was perhaps forgotten, when it was over. */
export function EndSheet(props: EndSheetProps) {
  const { session, rows, t: touched, children, onCancel, onDone } = props;
  const { t } = useTranslation();
  const startedAt = session.startedAt ?? new Date(0);
  const last = endsLate(rows, touched, session.plannedMinutes)
    ? lastCollected(rows)
    : null;
  const [when, setWhen] = useState<When>("now");
  const [time, setTime] = useState(clockAt(startedAt, last ?? touched));
  const typed = instantOfClock(startedAt, time);
  // The clock tells whole seconds, the last act lies within one.
  const isWithin =
    typed !== null && typed + 1000 > (last ?? 0) && typed <= touched;
  const over = when === "now" ? null : when === "last" ? last : typed;
  const isWrong = when === "other" && !isWithin;
  return (
    <Sheet
      title={t("observation.collect.ask.end")}
      onCancel={onCancel}
      // Who presses Enter twice ends nothing.
      cancel={last === null ? "first" : undefined}
      action={
        <Button
          size="md"
          disabled={isWrong}
          onClick={() =>
            onDone(over === null ? null : Math.max(over, last ?? 0))
          }
        >
          {t("observation.collect.do.end")}
        </Button>
      }
    >
      {last === null ? (
        <Text>{t("observation.collect.askBody.end")}</Text>
      ) : (
        <Radio.Group
          data-first
          label={t("observation.collect.endedWhen.title")}
          description={t("observation.collect.endedWhen.help", {
            time: clockAt(startedAt, last),
          })}
          value={when}
          onChange={setWhen}
        >
          <Stack gap="xs" mt="sm">
            {(["now", "last", "other"] as const).map((one) => (
              <Radio
                key={one}
                size="md"
                value={one}
                styles={{ body: { minHeight: 44, alignItems: "center" } }}
                label={t(`observation.collect.endedWhen.${one}`, {
                  time: clockAt(startedAt, one === "now" ? touched : last),
                })}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {when === "other" && (
        <TextInput
          type="time"
          step={1}
          size="md"
          label={t("observation.record.fields.time")}
          value={time}
          error={isWrong && t("observation.collect.endedWhen.outside")}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      )}
      {children}
    </Sheet>
  );
}
