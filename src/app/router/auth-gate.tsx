import { href } from "@domain/pages";
import { Center, Loader } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { signInAddress } from "../../lib/next-address";
import { PartsProvider } from "../../features/slots";
import { parts } from "../parts";
import { routeOf, shellRoutes } from "../routes";
import { RouteTableProvider } from "../routes/table-context";
import { fetched } from "../../ui/state/fetched";
import { pageOf } from "./fetch-page";
import { useAuth } from "./use-auth";

/** Fetches the page at a path ahead of being shown, where there is one. */
function prefetch(pathname: string): void {
  const route = routeOf(pathname);
  // A page that cannot be fetched says so where it is opened.
  if (route !== null)
    pageOf(route)
      .fetch()
      .catch(() => undefined);
}

const table = { shellRoutes, prefetch };

const Shell = fetched(
  () => import("../shell/shell").then(({ Shell }) => Shell),
  Waiting,
);

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
    if (signedIn) prefetch(pathname);
  }, [signedIn, pathname]);
  if (auth.state === "loading") return <Waiting />;
  if (!signedIn) {
    const wished = routeOf(pathname) === null ? "/" : pathname + search;
    return <Navigate to={signInAddress(href("login"), wished)} replace />;
  }
  return (
    <RouteTableProvider value={table}>
      <PartsProvider value={parts}>
        <Shell />
      </PartsProvider>
    </RouteTableProvider>
  );
}
