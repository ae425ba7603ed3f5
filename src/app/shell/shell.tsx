import { SessionProvider } from "../../data/hooks/ready-session";
import { TabletPage } from "../../features/lessons/tablet/door";
import { AcceptTerms, FirstSignIn } from "../../features/account/entry/doors";
import { useFileUrl } from "../../data/files/use-file-url";
import { useSession } from "../../data/hooks/use-live";
import { PictureUrls } from "../../ui/picture/picture-urls";
import { ServiceGate } from "../service/service-gate";
import { Frame } from "./frame";
import { FrameSkeleton } from "./frame-skeleton";
import { SessionRefused } from "./session-refused";
import { withTexts } from "../../lib/i18n/i18n";
import { fetched } from "../../ui/state/fetched";
import { useZooOfAddress } from "./zoo/use-zoo-of-address";

/** Questions, toasts and what is wrong with a value: wanted only once somebody acts, so they come after the page. */
const Overlays = fetched(
  withTexts(["errors.fields", "errors.messages"], () =>
    import("./overlays").then(({ Overlays }) => Overlays),
  ),
);

/** Wanted only where the rights take long to come. */
const WaitingForNetwork = fetched(
  () =>
    import("./waiting-for-network").then(
      ({ WaitingForNetwork }) => WaitingForNetwork,
    ),
  FrameSkeleton,
);

/** What surrounds every page of a signed-in person, or what is asked of them first, or why there is none. */
export function Shell() {
  const session = useSession();
  useZooOfAddress(session);
  switch (session.state) {
    case "loading":
      return <WaitingForNetwork />;
    case "signedOut":
      return <FrameSkeleton />;
    case "refused":
      return <SessionRefused reason={session.reason} />;
    case "pending":
      return <FirstSignIn />;
    case "terms":
      return <AcceptTerms />;
    case "educational":
      return <TabletPage />;
    case "ready":
      return (
        <SessionProvider session={session.session}>
          <Overlays />
          <PictureUrls value={useFileUrl}>
            <ServiceGate session={session.session}>
              <Frame
                session={session.session}
                zoo={session.zoo}
                user={session.user}
              />
            </ServiceGate>
          </PictureUrls>
        </SessionProvider>
      );
  }
}
