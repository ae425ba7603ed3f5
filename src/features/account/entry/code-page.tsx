import { Center, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { remembers } from "../../../data/sdk/device";
import { signIn } from "../../../data/auth";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import { ErrorState } from "../../../ui/state/error-state";
import { ExpiredInvitation, ExpiredReset } from "./expired-code";
import { Registration } from "./registration";
import { ResetPassword } from "./reset-password";
import type { CodeMeaning } from "./use-read-code";
import { useReadCode } from "./use-read-code";

interface CodePageProps {
  code: string;
  /** What links to this page carry: what is said of one that is of no use any more. */
  expects: CodeMeaning["kind"];
  /** The code is done with: with the address to sign in with where that is still to do; null otherwise. */
  onDone: (mail: string | null) => void;
  /** The code is of no use: to the sign-in page. */
  onLeave: () => void;
}

/** What is said of a code that is used, too old or cut short. */
const isOver = (code: string) =>
  code === "code-expired" || code === "invalid-input";

/** What a link from a mail leads to: an invitation to complete, or a new password to choose. */
export function CodePage({ code, expects, onDone, onLeave }: CodePageProps) {
  const { t } = useTranslation();
  const read = useReadCode(code);
  const title = t(
    expects === "reset" ? "entry.title.reset" : "entry.title.register",
  );
  const handleRedeemed = async (mail: string, password: string) => {
    try {
      await signIn(mail, password, remembers());
      onDone(null);
    } catch {
      onDone(mail);
    }
  };
  if (read.state === "loading")
    return (
      <PublicFrame title={title}>
        <Center py="xl" role="status" aria-label={t("common.states.loading")}>
          <Loader />
        </Center>
      </PublicFrame>
    );
  if (read.state === "error") {
    const Expired = expects === "reset" ? ExpiredReset : ExpiredInvitation;
    return isOver(read.code) ? (
      <Expired onLeave={onLeave} />
    ) : (
      <PublicFrame title={title}>
        <ErrorState error={read} onRetry={read.retry} />
      </PublicFrame>
    );
  }
  const Form = read.data.kind === "reset" ? ResetPassword : Registration;
  return <Form code={code} about={read.data} onRedeemed={handleRedeemed} />;
}
