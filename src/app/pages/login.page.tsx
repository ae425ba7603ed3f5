import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CodePage, PasswordSaved } from "../../features/account/entry/doors";
import { LoginPage } from "../../features/account/login.page";
import { withTexts } from "../../lib/i18n/i18n";
import { wishedAddress } from "../../lib/next-address";
import { dropCode, useCode } from "../router/code-in-address";
import { useAuth } from "../router/use-auth";
import { fetched } from "../../ui/state/fetched";

/** Written out so that a production build drops the branch and with it the accounts. */
const DemoAccounts =
  import.meta.env.MODE === "localhost" || import.meta.env.MODE === "development"
    ? fetched(() =>
        import("../local/demo-accounts-list").then(
          ({ DemoAccountsList }) => DemoAccountsList,
        ),
      )
    : null;

/** Comes after the page: most of the time there is nothing to say. */
const ServiceNews = fetched(
  withTexts(["closed"], () =>
    import("../service/service-news").then(
      ({ ServiceNews }) => ServiceNews,
      // Whoever cannot fetch it signs in without.
      () => () => null,
    ),
  ),
);

const fetchShell = () => void import("../shell/shell");

/** The address that somebody comes with whose password was saved elsewhere. */
function useMailToBeginWith(): string | null {
  const { state } = useLocation() as { state: { mail?: unknown } | null };
  return typeof state?.mail === "string" ? state.mail : null;
}

/** Signs in; a link from a mail asks for a new password first. */
export function Component() {
  const auth = useAuth();
  const code = useCode();
  const { search } = useLocation();
  const given = useMailToBeginWith();
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    if (auth.state === "signedIn") fetchShell();
  }, [auth.state]);
  if (code !== null)
    return (
      <CodePage
        code={code}
        expects="reset"
        onDone={(mail) => {
          setSaved(mail);
          dropCode();
        }}
        onLeave={dropCode}
      />
    );
  if (auth.state === "signedIn")
    return <Navigate to={wishedAddress(search)} replace />;
  const mail = saved ?? given;
  return (
    <LoginPage
      onSubmitting={fetchShell}
      accounts={DemoAccounts && ((fill) => <DemoAccounts onChoose={fill} />)}
      {...(mail !== null && { mail })}
      note={
        <>
          <ServiceNews />
          {mail !== null && <PasswordSaved />}
        </>
      }
    />
  );
}
