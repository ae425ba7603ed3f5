import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** The window in which a list is asked for as a file; its code is fetched when somebody opens it. */
export const ExportByMail = fetched(
  withTexts(["exports"], () =>
    import("./export-window").then(({ ExportWindow }) => ExportWindow),
  ),
);
