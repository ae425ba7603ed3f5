import type { Session } from "@domain/access/session";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { withTexts } from "../../../lib/i18n/i18n";
import { ErrorBoundary } from "../../../ui/state/error-boundary";
import { fetched } from "../../../ui/state/fetched";
import type { HeldFiles } from "../../../data/files/held-files";

/** Fetched when it is shown. */
const Fetched = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("./held-attachments").then(({ HeldAttachments }) => HeldAttachments),
  ),
);

/** Room for files in a form. */
export const FormFiles = ({ held }: { held: HeldFiles }) => (
  <ErrorBoundary>
    <Fetched held={held} />
  </ErrorBoundary>
);

interface QuestionFilesProps {
  session: Session;
  held: HeldFiles;
  stored: number;
}

/** Room for files in a question, which stands outside of the page: they are to arrive before it is done. */
export const QuestionFiles = ({ session, ...files }: QuestionFilesProps) => (
  <SessionProvider session={session}>
    <ErrorBoundary>
      <Fetched {...files} now />
    </ErrorBoundary>
  </SessionProvider>
);

/** What sends them, fetched when there are some. */
export const fetchSending = withTexts(["attachments"], () =>
  import("./send-held").then(({ sendHeld, sendBefore }) => ({
    sendHeld,
    sendBefore,
  })),
);
