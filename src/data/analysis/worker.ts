import { analyst } from "./analyst";
import type { ToAnalyst } from "./messages";

/** The realm in which observations are analysed; whoever asked ends it. */
const take = analyst((answer) => self.postMessage(answer));

self.addEventListener("message", ({ data }: MessageEvent<ToAnalyst>) => {
  take(data);
});
