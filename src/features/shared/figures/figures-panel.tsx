import { Panel } from "../../../ui/page/panel";
import { RecordList } from "../../../ui/list/record-list";

interface FiguresPanelProps<R> {
  title: string;
  /** What each line is. */
  head: string;
  rows: readonly R[];
  nameOf: (id: string) => string;
  hrefOf: (id: string) => string;
  figures: readonly {
    id: string;
    header: string;
    cell: (row: R) => string;
  }[];
}

/** A panel of lines, each a name that leads on and its figures. */
export function FiguresPanel<R extends { id: string }>({
  title,
  head,
  rows,
  nameOf,
  hrefOf,
  figures,
}: FiguresPanelProps<R>) {
  return (
    <Panel title={title}>
      <RecordList
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        columns={[
          {
            id: "name",
            header: head,
            width: "minmax(7rem, 2fr)",
            cell: ({ id }) => nameOf(id),
          },
          ...figures.map((one) => ({ ...one, width: "fit" as const })),
        ]}
      />
    </Panel>
  );
}
