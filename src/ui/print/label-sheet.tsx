import { withTexts } from "../../lib/i18n/i18n";
import { fetched } from "../state/fetched";
import { ListSkeleton } from "../state/skeletons";

/** What stands on the label of a record. */
export interface SheetLabel {
  id: string;
  name: string;
  /** Where it is, or what kind. */
  under: string;
  /** The address of its page, whole. */
  address: string;
}

export interface LabelSheetProps {
  /** The list of such records, narrowed as it was. */
  list: { label: string; to: string };
  labels: readonly SheetLabel[];
}

/** Labels to be printed; what draws them is fetched with the first. */
export const LabelSheet = fetched<LabelSheetProps>(
  withTexts(["print"], () =>
    import("./drawn-sheet").then(({ DrawnSheet }) => DrawnSheet),
  ),
  () => <ListSkeleton />,
);
