import type { Session } from "@domain/access/session";
import type { Zoo } from "@domain/establishment/zoo";
import type { User } from "@domain/person/user";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { ParisTime } from "../../ui/display/paris-time";
import { Slot } from "../../features/slots";
import { ErrorBoundary } from "../../ui/state/error-boundary";
import { ConnectionBanner } from "../outbox/connection-banner";
import { RefusedBanner } from "../outbox/refused-banner";
import { menuOf } from "../routes/menu";
import { useRouteTable } from "../routes/use-route-table";
import { SettingsDrawer } from "../settings/settings-drawer";
import { useSettings } from "../settings/settings-store";
import { reportFailure } from "./report-failure";
import { Footer } from "./footer";
import classes from "./frame.module.css";
import { MenuDrawer } from "./menu/menu-drawer";
import { HorizontalMenu } from "./menu/horizontal-menu";
import { SideMenu } from "./menu/side-menu";
import { TopBar } from "./top-bar";
import { useLikelyPages } from "./use-likely-pages";
import { UserBlock } from "./user-block";
import { PrintHead } from "./zoo/zoo-mark";

export interface FrameProps {
  session: Session;
  zoo: Zoo;
  user: User;
}

/** Top bar, side menu, page, footer, in the layout the person chose. */
export function Frame({ session, zoo, user }: FrameProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const { pathname } = useLocation();
  const { shellRoutes } = useRouteTable();
  const menu = useMemo(
    () => menuOf(shellRoutes, session),
    [shellRoutes, session],
  );
  useLikelyPages(menu, session.zooId);
  const block = <UserBlock session={session} user={user} />;
  return (
    <div
      className={classes.frame}
      data-fixed={settings.isFixed || undefined}
      data-boxed={settings.isBoxed || undefined}
      data-float={settings.isFloat || undefined}
      data-collapsed={
        (settings.isCollapsed && !settings.horizontal) || undefined
      }
      data-text={settings.isCollapsedText || undefined}
      data-hover={settings.asideHover || undefined}
      data-scrollbar={settings.asideScrollbar || undefined}
      data-horizontal={settings.horizontal || undefined}
      data-full={settings.useFullLayout || undefined}
    >
      <a href="#content" className={classes.skip}>
        {t("shell.actions.skip")}
      </a>
      <TopBar zoo={zoo} user={user} />
      <aside className={classes.aside}>
        {settings.showUserBlock && block}
        {settings.horizontal ? (
          <HorizontalMenu menu={menu} />
        ) : (
          <SideMenu menu={menu} />
        )}
      </aside>
      <MenuDrawer>
        {block}
        <SideMenu menu={menu} />
      </MenuDrawer>
      <main id="content" tabIndex={-1} className={classes.main}>
        <PrintHead zoo={zoo} />
        <div className={classes.banners}>
          <ConnectionBanner />
          <RefusedBanner />
          <Slot name="banner" props={{}} />
        </div>
        <ParisTime />
        <ErrorBoundary resetKey={pathname} onError={reportFailure}>
          <div key={`${session.zooId} ${pathname}`} className={classes.page}>
            <Outlet />
          </div>
        </ErrorBoundary>
      </main>
      {!settings.hiddenFooter && <Footer />}
      <SettingsDrawer />
    </div>
  );
}
