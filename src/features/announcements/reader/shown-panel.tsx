import { AnnouncementPanel } from "./announcement-panel";

/** What there is to know, where nothing is asked. */
export function Component() {
  return <AnnouncementPanel waiting={false} />;
}
