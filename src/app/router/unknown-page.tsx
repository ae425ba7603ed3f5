import { homePage, href } from "@domain/pages";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { notifyInfo } from "../../ui/feedback/notify";

/** Of a path that somebody typed, so much is said again. */
const pathMost = 60;

const shortened = (path: string): string =>
  path.length > pathMost ? `${path.slice(0, pathMost)}…` : path;

/** Leads from a path that is no page to the first one, and says so. */
export function UnknownPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [path] = useState(() => shortened(pathname));
  useEffect(
    () => notifyInfo(t("shell.messages.unknownPage", { path })),
    [path, t],
  );
  return <Navigate to={href(homePage)} replace />;
}
