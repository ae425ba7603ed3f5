import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

export const FetchedSessionPicture = fetched(
  withTexts(["enrichment.use", "pictures"], () =>
    import("./session-picture").then(({ SessionPicture }) => SessionPicture),
  ),
);

export const FetchedPictureView = fetched(
  withTexts(["pictures"], () =>
    import("../../../ui/picture/taken/picture-view").then(
      ({ PictureView }) => PictureView,
    ),
  ),
);
