import { boardsQueries } from "@domain/board/board-queries";
import { useReadySession } from "../../data/hooks/ready-session";
import { useLiveQueries } from "../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../data/live-store";
import { useFormat } from "../../lib/use-format";

export type BoardRow = Row<"dashboards">;

/** The dashboards this person finds: their own first, then those shared with them, by name. */
export function useBoards(): Live<LiveList<"dashboards">> {
  const session = useReadySession();
  const { byName } = useFormat();
  const live = useLiveQueries(boardsQueries(session));
  if (live.state !== "data") return live;
  const isOthers = ({ data }: BoardRow) =>
    Number(data.authorId !== session.uid);
  const rows = live.data.rows
    .filter(({ data }) => !data.isDeleted)
    .sort(
      (a, b) => isOthers(a) - isOthers(b) || byName(a.data.name, b.data.name),
    );
  return { state: "data", data: { ...live.data, rows } };
}
