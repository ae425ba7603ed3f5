import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { LoginPage } from "../../features/account/login.page";
import { wishedAddress } from "../../lib/next-address";
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

const fetchShell = () => void import("../shell/shell");

export function Component() {
  const auth = useAuth();
  const { search } = useLocation();
  useEffect(() => {
    if (auth.state === "signedIn") fetchShell();
  }, [auth.state]);
  if (auth.state === "signedIn")
    return <Navigate to={wishedAddress(search)} replace />;
  return (
    <LoginPage
      onSubmitting={fetchShell}
      accounts={DemoAccounts && ((fill) => <DemoAccounts onChoose={fill} />)}
    />
  );
}
