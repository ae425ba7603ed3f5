import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { switchZoo } from "../../data/session";
import { useSession } from "../../data/use-live";
import { Frame } from "./frame";
import { FrameSkeleton } from "./frame-skeleton";
import { SessionRefused } from "./session-refused";

/** A link may name the establishment it belongs to; following it switches there. */
function useZooOfAddress(ready: boolean) {
  const [params] = useSearchParams();
  const zoo = params.get("zoo");
  useEffect(() => {
    if (ready && zoo !== null) switchZoo(zoo);
  }, [ready, zoo]);
}

/** A question may be asked from within a drawer. */
const aboveDrawers = { zIndex: 300 };

/** What surrounds every page of a signed-in person, or why there is none. */
export function Shell() {
  const session = useSession();
  useZooOfAddress(session.state === "ready");
  switch (session.state) {
    case "loading":
    case "signedOut":
      return <FrameSkeleton />;
    case "refused":
      return <SessionRefused reason={session.reason} />;
    case "ready":
      return (
        <ModalsProvider modalProps={aboveDrawers}>
          <Notifications position="bottom-right" limit={4} />
          <Frame
            session={session.session}
            zoo={session.zoo}
            user={session.user}
          />
        </ModalsProvider>
      );
  }
}
