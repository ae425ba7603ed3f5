import { homePage, href } from "@domain/pages";
import { Navigate, useNavigate } from "react-router-dom";
import { CodePage } from "../../features/account/entry/doors";
import { RegisterAbout } from "../../features/account/entry/register-about";
import { dropCode, useCode } from "../router/code-in-address";
import { useAuth } from "../router/use-auth";

/** Completes an invitation; without its code it only says how one comes in. */
export function Component() {
  const auth = useAuth();
  const code = useCode();
  const navigate = useNavigate();
  const leave = (state: { mail: string } | null) => {
    void navigate(href("login"), { replace: true, state });
    dropCode();
  };
  if (code !== null)
    return (
      <CodePage
        code={code}
        expects="invitation"
        onDone={(mail) => {
          if (mail === null) dropCode();
          else leave({ mail });
        }}
        onLeave={() => leave(null)}
      />
    );
  if (auth.state === "signedIn")
    return <Navigate to={href(homePage)} replace />;
  return <RegisterAbout />;
}
