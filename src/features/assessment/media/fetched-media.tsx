import { Skeleton } from "@mantine/core";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

const Coming = () => <Skeleton height={44} maw={200} />;

// Fetched with the first question that asks for something recorded: most ask for none.

export const MediaField = fetched(
  withTexts(["assessment", "attachments", "pictures"], () =>
    import("./media-field").then((one) => one.MediaField),
  ),
  Coming,
);

export const HeldMedia = fetched(
  withTexts(["assessment", "attachments", "pictures"], () =>
    import("./held-media").then((one) => one.HeldMedia),
  ),
  Coming,
);

export const KeptFiles = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("./kept-files").then((one) => one.KeptFiles),
  ),
);

export const AnswerMedia = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("./answer-media").then((one) => one.AnswerMedia),
  ),
);

export const UnsentOf = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("./answer-media").then((one) => one.UnsentOf),
  ),
);
