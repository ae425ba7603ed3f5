import { IconArrowsExchange } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { BulkBar } from "../../../../ui/list/selection/bulk-bar";
import type { Selected } from "../../../../ui/list/selection/use-selection";
import { fetched } from "../../../../ui/state/fetched";

const MoveMany = fetched(() =>
  import("./move-many").then((module) => module.MoveMany),
);

interface BulkMoveProps {
  selected: Selected<Row<"animals">>;
  zooId: string;
}

/** What can be done with the selected animals: they move to another enclosure together. */
export function BulkMove({ selected, zooId }: BulkMoveProps) {
  const { t } = useTranslation();
  const [moving, setMoving] = useState(false);
  const { rows, clear } = selected;
  const count = rows.length;
  return (
    <>
      <BulkBar
        count={count}
        label={t("animals.bulk.selected", { count })}
        actions={[
          {
            id: "move",
            label: t("animals.bulk.move", { count }),
            icon: IconArrowsExchange,
            danger: false,
            onDo: () => setMoving(true),
          },
        ]}
        onClear={clear}
      />
      {moving && (
        <MoveMany
          rows={rows}
          zooId={zooId}
          onClose={() => setMoving(false)}
          onMoved={clear}
        />
      )}
    </>
  );
}
