import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** The button that asks for a file, on a page that has none of its words: both are fetched with it. */
export const FetchedMailButton = fetched(
  withTexts(["exports"], () =>
    import("./mail-button").then(({ MailButton }) => MailButton),
  ),
);
