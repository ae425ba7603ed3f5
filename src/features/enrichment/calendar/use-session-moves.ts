import { movedToDay } from "@domain/enrichment/calendar/on-day";
import type { CalendarDay } from "@domain/time/calendar-day";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { moveSession } from "./session-writes";
import type { SessionRow } from "./use-calendar";

/** Which sessions can be dragged to another day, and what becomes of one that was. */
export function useSessionMoves(
  rows: readonly SessionRow[],
  nameOf: (enrichmentId: string) => string,
) {
  const { t } = useTranslation();
  const may = useCan();
  const { run } = useSubmit();
  const isMovable = ({ data: { zooId, sectorIds, status } }: SessionRow) =>
    status === "add" &&
    may("change", "enrichmentSessions", { zooId, sectorIds });
  const move = (sessionId: string, day: CalendarDay) => {
    const row = rows.find(({ id }) => id === sessionId);
    const slot =
      row !== undefined && isMovable(row) ? movedToDay(row.data, day) : null;
    if (row === undefined || slot === null) return;
    const name = nameOf(row.data.enrichmentId);
    run(
      async () => {
        try {
          await moveSession(row, slot, name);
          notifyDone(t("enrichment.calendar.messages.moved", { name }));
        } catch (error) {
          notifyError(error);
        }
      },
      () => undefined,
    );
  };
  return { isMovable, move };
}
