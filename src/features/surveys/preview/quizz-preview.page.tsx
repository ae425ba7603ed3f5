import { PreviewPage } from "./preview-page";

/** A questionnaire as whoever answers it sees it; what is answered is kept nowhere. */
export function Component() {
  return <PreviewPage />;
}
