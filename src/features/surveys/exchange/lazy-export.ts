import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** Fetched where somebody exports. */
export const ExportModal = fetched(
  withTexts(["surveys", "surveys.list", "surveys.exchange", "questions"], () =>
    import("./export-modal").then((module) => module.ExportModal),
  ),
);
