import type { Slot } from "@domain/observation/collect/schedule";
import { scanPutIn, seenPutIn } from "@domain/observation/rows/put-in";
import type { ScanRow } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Button, Text, TextInput } from "@mantine/core";
import { IconScan } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";
import { ScanSheet } from "../../scan/scan-sheet";
import { useSeenWords } from "../use-seen-words";
import { typedInstant } from "./act-fields";
import { newTarget } from "../../../../data/observation/correct";
import type { Correcting } from "./correcting";
import { ReasonForm } from "../../../shared/correcting/reason-form";
import type { CorrectionPanelProps } from "./use-correction";
import { useCorrection } from "./use-correction";
import { usePlace } from "./use-place";

interface ScanPanelProps extends CorrectionPanelProps {
  what: Extract<Correcting, { kind: "newScan" | "newSeen" }>;
  missed: readonly Slot[];
}

/** A scan that was forgotten, or animals that were forgotten in one: made as any scan is, then given its reason. */
export function ScanPanel({ what, missed, ...props }: ScanPanelProps) {
  const { plan, names, animals, startedAt, lengthMs, session, onClose } = props;
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const groups = useDirectory("groups", zooId);
  const { busy, failure, saveAll } = useCorrection(props);
  const place = usePlace(session.enclosureId);
  const { who, did } = useSeenWords(plan, names);
  const scan = what.kind === "newSeen" ? what.scan : null;
  const begin = scan?.t ?? (what.kind === "newScan" ? what.t : 0);
  const [time, setTime] = useState(clockAt(startedAt, begin));
  const [row, setRow] = useState<ScanRow | null>(null);
  const [isScanning, setScanning] = useState(false);
  const at = typedInstant(startedAt, time, begin, lengthMs);
  const slot =
    missed.find(({ from, to }) => at !== null && from <= at && at < to)?.slot ??
    null;
  const there = new Set(scan?.seen.map(({ animalId }) => animalId));
  const asked = [
    ...new Set([...session.animalIds, ...Object.keys(session.effort)]),
  ];
  const listed =
    scan === null
      ? animals.filter(({ value }) => asked.includes(value))
      : animals.filter(({ value }) => !there.has(value));
  const problem = () => {
    if (at === null) return t("observation.record.messages.timeOutside");
    return row === null ? t("observation.record.messages.nobodySeen") : null;
  };
  const save = (reason: string) => {
    if (at === null || row === null) return;
    saveAll(
      scan === null
        ? scanPutIn(newTarget(), { ...row, t: at, slot }, newTarget)
        : seenPutIn(scan.key, row.seen, newTarget),
      reason,
    );
  };
  return (
    <>
      <ReasonForm
        hidden={isScanning}
        title={
          scan === null
            ? t("observation.record.headings.newScan")
            : t("observation.record.headings.newSeen", {
                time: clockAt(startedAt, scan.t),
              })
        }
        save={t("corrections.actions.save")}
        problem={problem()}
        busy={busy}
        failure={failure}
        onClose={onClose}
        onSave={save}
      >
        {scan === null && (
          <TextInput
            type="time"
            step={1}
            label={t("observation.record.fields.time")}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
        <Button
          variant={row === null ? "filled" : "light"}
          size="md"
          leftSection={<IconScan size={20} aria-hidden />}
          onClick={() => setScanning(true)}
        >
          {row === null
            ? t("observation.record.actions.sayWho")
            : t("observation.record.actions.sayAnew")}
        </Button>
        {row !== null && (
          <ul style={{ margin: 0 }}>
            {row.seen.map((seen, n) => (
              <li key={n}>
                <Text size="sm">
                  {who(seen)} · {did(seen)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </ReasonForm>
      {isScanning && (
        <ScanSheet
          session={session}
          draftOf={scan?.key ?? "+"}
          plan={{ categories: [], behaviours: [...plan.behaviours] }}
          words={null}
          animals={listed.map(({ value, label }) => ({
            id: value,
            name: label,
          }))}
          groups={groups.list}
          {...place}
          slot={slot}
          previous={null}
          instant={() => at ?? begin}
          onSave={(made) => {
            setRow(made);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </>
  );
}
