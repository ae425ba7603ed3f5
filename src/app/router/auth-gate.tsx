import { href } from "@domain/pages";
import { Center, Loader } from "@mantine/core";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { signInAddress } from "../../lib/next-address";
import { routeOf } from "../routes";
import { useAuth } from "./use-auth";

const loadShell = () => import("../shell/shell");
const Shell = lazy(() => loadShell().then(({ Shell }) => ({ default: Shell })));

function Waiting() {
  const { t } = useTranslation();
  return (
    <Center h="100dvh" role="status" aria-label={t("common.states.loading")}>
      <Loader />
    </Center>
  );
}

/** Lets nobody past who is not signed in, and fetches shell and page at once for those who are. */
export function AuthGate() {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const signedIn = auth.state === "signedIn";
  useEffect(() => {
    if (signedIn) void routeOf(pathname)?.load();
  }, [signedIn, pathname]);
  if (auth.state === "loading") return <Waiting />;
  if (!signedIn) {
    const wished = routeOf(pathname) === null ? "/" : pathname + search;
    return <Navigate to={signInAddress(href("login"), wished)} replace />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Shell />
    </Suspense>
  );
}
