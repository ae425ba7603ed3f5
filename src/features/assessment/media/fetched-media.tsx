import { Skeleton } from "@mantine/core";
import type { ComponentProps } from "react";
import { withTexts } from "../../../lib/i18n/i18n";
import { ErrorBoundary } from "../../../ui/state/error-boundary";
import { fetched } from "../../../ui/state/fetched";

const Coming = () => <Skeleton height={44} maw={200} />;

// Fetched with the first question that asks for something recorded: most ask for none.

const FetchedField = fetched(
  withTexts(["assessment", "attachments", "pictures"], () =>
    import("./media-field").then((one) => one.MediaField),
  ),
  Coming,
);

/** Room for what is recorded: where it cannot be fetched, the questions around it go on. */
export const MediaField = (props: ComponentProps<typeof FetchedField>) => (
  <ErrorBoundary>
    <FetchedField {...props} />
  </ErrorBoundary>
);

export const HeldMedia = fetched(
  withTexts(["assessment", "attachments", "pictures"], () =>
    import("./held-media").then((one) => one.HeldMedia),
  ),
  Coming,
);

const FetchedFiles = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("./kept-files").then((one) => one.KeptFiles),
  ),
);

export const KeptFiles = (props: ComponentProps<typeof FetchedFiles>) => (
  <ErrorBoundary>
    <FetchedFiles {...props} />
  </ErrorBoundary>
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
