import type { Columns } from "@domain/inventory/fields";
import { layoutWith, rememberedOf } from "@domain/inventory/layout/remember";
import type { Remembered } from "@domain/inventory/read/columns";
import { changedValues } from "../../../data/changed-values";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Operation } from "../../../data/write";
import { batch } from "../../../data/write";

interface Layout {
  /** What columns of these titles were said to mean before. */
  remembered: Remembered;
  /** Keeps what these columns were said to mean, for the establishment's next file. */
  remember: (titles: readonly string[], columns: Columns) => void;
}

/** How this establishment's files were read before. */
export function useLayout(about: string): Layout {
  const { zooId } = useReadySession();
  const live = useLiveDoc("importLayouts", "animals", zooId);
  const row = live.state === "data" ? live.data : null;
  const kept = row?.data.columns ?? [];
  const remember: Layout["remember"] = (titles, columns) => {
    // Not read yet, it would be written over.
    if (live.state !== "data") return;
    const values = { columns: layoutWith(kept, titles, columns) };
    const changes = changedValues(values, { columns: kept });
    if (changes === null) return;
    const at = {
      collection: "importLayouts",
      id: "animals",
      parentId: zooId,
    } as const;
    const operation: Operation =
      row === null
        ? { ...at, kind: "create", values: { zooId, ...values } }
        : { ...at, kind: "patch", values: changes };
    batch([operation], { kind: "import.layout", name: about });
  };
  return { remembered: rememberedOf(kept), remember };
}
