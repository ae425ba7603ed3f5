import { aliases } from "@domain/page-aliases";
import { aliasHref, homePage, href } from "@domain/pages";
import type { RouteObject } from "react-router-dom";
import { createBrowserRouter, Navigate, useLocation } from "react-router-dom";
import { fetched } from "../../ui/state/fetched";
import { PageSkeleton } from "../../ui/state/skeletons";
import { publicRoutes, shellRoutes } from "../routes";
import type { AppRoute, RouteHandle } from "../routes/types";
import { AuthGate } from "./auth-gate";
import { watchCodes } from "./code-in-address";
import { pageOf } from "./fetch-page";
import { namedInLink } from "./link-naming";
import { RouteError } from "./route-error";

/** Fetched with the page: the sign-in page needs neither rights nor session. */
const PermissionGuard = fetched(
  () =>
    import("./permission-guard").then(({ PermissionGuard }) => PermissionGuard),
  PageSkeleton,
);

/** Fetched by whoever is led nowhere. */
const UnknownPage = fetched(
  () => import("./unknown-page").then(({ UnknownPage }) => UnknownPage),
  PageSkeleton,
);

const errorElement = <RouteError />;

/** Behind the guard, or bare. */
function pageRoute(route: AppRoute, isGuarded: boolean): RouteObject {
  const { path, key, needs } = route;
  const Page = pageOf(route);
  const handle: RouteHandle = { key };
  const element = isGuarded ? (
    <PermissionGuard page={key} needs={needs}>
      <Page />
    </PermissionGuard>
  ) : (
    <Page />
  );
  return { path, handle, errorElement, element };
}

function AliasRedirect({ path }: { path: keyof typeof aliases }) {
  const { search } = useLocation();
  return <Navigate to={aliasHref(path, search)} replace />;
}

const aliasPaths = Object.keys(aliases) as (keyof typeof aliases)[];
const aliasRoutes: RouteObject[] = aliasPaths.map((path) => ({
  path,
  element: <AliasRedirect path={path} />,
}));

/** Pages for whoever runs the suite on this machine; a production build drops the branch and with it the pages. */
const localRoutes: RouteObject[] =
  import.meta.env.MODE === "localhost" || import.meta.env.MODE === "development"
    ? [{ path: "/dev/mail", lazy: () => import("../local/mail.page") }]
    : [];

/** The routes of the table: public ones bare, the others behind sign-in, inside the shell. */
export function createRouter() {
  watchCodes();
  const router = createBrowserRouter([
    ...publicRoutes.map((route) => pageRoute(route, false)),
    ...localRoutes,
    {
      element: <AuthGate />,
      errorElement,
      children: [
        ...shellRoutes.map((route) => pageRoute(route, true)),
        ...aliasRoutes,
        { path: "/", element: <Navigate to={href(homePage)} replace /> },
        { path: "*", element: <UnknownPage /> },
      ],
    },
  ]);
  // What stands in every link, to be copied or opened in another tab.
  const createHref = router.createHref.bind(router);
  router.createHref = (place) => namedInLink(createHref(place));
  return router;
}
