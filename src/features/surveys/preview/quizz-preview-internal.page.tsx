import { PreviewPage } from "./preview-page";

/** The same with references, scores, criteria and weights, for its makers. */
export function Component() {
  return <PreviewPage isInternal />;
}
