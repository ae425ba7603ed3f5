import { AnnouncementPanel } from "./announcement-panel";

/** What is urgent, and what asks for a confirmation: before the day's work. */
export function Component() {
  return <AnnouncementPanel waiting />;
}
