import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../ui/page/public/public-frame";
import { LoginFields } from "./login-fields";
import { useLogin } from "./use-login";

interface LoginPageProps {
  /** Called when the form is sent, so that what comes next can be fetched meanwhile. */
  onSubmitting: () => void;
  /** Accounts to choose from, in a local build. */
  accounts:
    | ((fill: (mail: string, password: string) => void) => ReactNode)
    | null;
  /** The address to begin with. */
  mail?: string;
  /** What comes before the fields. */
  note?: ReactNode;
}

/** Sign-in: language, mail, password, remember me. */
export function LoginPage({
  onSubmitting,
  accounts,
  mail,
  note,
}: LoginPageProps) {
  const { t } = useTranslation();
  const login = useLogin(onSubmitting, mail);
  return (
    <PublicFrame title={t("login.title")}>
      {note}
      <LoginFields login={login} />
      {accounts?.(login.fill)}
    </PublicFrame>
  );
}
