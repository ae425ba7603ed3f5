import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { taps } from "../../../data/observation/tap-log";
import { useCollecting } from "../../../data/observation/use-collecting";
import { notifyDone } from "../../../ui/feedback/notify";
import { useObservable } from "../parts/use-observable";

interface LateTouchesProps {
  row: Row<"obsSessions">;
}

/** Sends what this device recorded and never sealed of a session that was ended on another one; shows nothing. */
export function LateTouches({ row }: LateTouchesProps) {
  const { id: obsSessionId, data } = row;
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    let current = true;
    void taps.of({ uid: data.observerId, obsSessionId }).then(({ rows }) => {
      // What is in a chunk is on its way already.
      if (current && rows.some(({ chunk }) => chunk === null)) setAny(true);
    });
    return () => {
      current = false;
    };
  }, [obsSessionId, data.observerId]);
  return isAny ? <Sealing row={row} /> : null;
}

function Sealing({ row }: LateTouchesProps) {
  const { t } = useTranslation();
  const { enclosureOf } = useObservable();
  const name =
    enclosureOf(row.data.enclosureId)?.name ?? t("observation.collect.title");
  const live = useCollecting(row, name);
  const collecting = live.state === "data" ? live.data : null;
  const count = collecting?.collected.loose.length ?? 0;
  useEffect(() => {
    if (collecting === null || count === 0) return;
    void collecting
      .sealAll()
      .then(() => notifyDone(t("observation.collect.lateTouches", { count })));
  }, [collecting, count, t]);
  return null;
}
