import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** What the educational account comes to; fetched by it alone. */
export const TabletPage = fetched(
  withTexts(["lessons", "questionnaire", "login", "errors.messages"], () =>
    import("./tablet-page").then(({ TabletPage }) => TabletPage),
  ),
);
