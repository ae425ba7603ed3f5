import { withTexts } from "../../../lib/i18n/i18n";
import { usePageKey } from "../../../ui/keys/use-page-key";

const load = withTexts(["keys"], () => import("./key-sheet"));

const open = () =>
  void load().then(
    ({ openKeySheet }) => openKeySheet(),
    () => undefined,
  );

/** "?" shows which keys there are. */
export const useKeySheet = (): void => usePageKey("?", open);
