import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** The map of an enclosure, shown and drawn: fetched by whoever looks at one. */
export const MapOverview = fetched(
  withTexts(["enclosures", "enclosures.map"], () =>
    import("./map-overview").then(({ MapOverview }) => MapOverview),
  ),
);
export const MapEditor = fetched(
  withTexts(["enclosures", "enclosures.map"], () =>
    import("./edit/map-editor").then(({ MapEditor }) => MapEditor),
  ),
);
