import type { Zoo } from "@domain/establishment/zoo";
import type { User } from "@domain/person/user";
import { homePage, href } from "@domain/pages";
import { fullName, initials } from "@domain/person/user";
import { ActionIcon, Badge } from "@mantine/core";
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconSettings,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useDemonstration } from "../../data/hooks/use-demonstration";
import { Slot } from "../../features/slots";
import { PersonAvatar } from "../../ui/display/person-avatar";
import { useHint } from "../../ui/display/use-hint";
import { changeSettings, useSettings } from "../settings/settings-store";
import { BarButton } from "./bar-button";
import { FullscreenToggle } from "./fullscreen-toggle";
import { SearchOpener } from "./search/search-opener";
import classes from "./top-bar.module.css";
import { ZooMark } from "./zoo/zoo-mark";

/** Its questions are part of what comes after the page. */
async function signOut(): Promise<void> {
  const { askToSignOut } = await import("./sign-out");
  await askToSignOut();
}

interface TopBarProps {
  zoo: Zoo;
  user: User;
}

/** Establishment, search, bell, settings, person. */
export function TopBar({ zoo, user }: TopBarProps) {
  const { t } = useTranslation();
  const demonstrates = useDemonstration() !== "off" || zoo.anonymousMode;
  return (
    <header className={classes.bar}>
      <MenuToggles />
      <Link to={href(homePage)} className={classes.brand}>
        <ZooMark zoo={zoo} />
        {demonstrates ? (
          <Badge color="orange" size="lg">
            {t("shell.states.demo")}
          </Badge>
        ) : (
          <span className={classes.name}>{zoo.zooName}</span>
        )}
      </Link>
      <SearchOpener />
      <div className={classes.tools}>
        <Slot name="topBar" props={{}} />
        <FullscreenToggle />
        <BarButton
          label={t("shell.actions.settings")}
          icon={IconSettings}
          onClick={() => changeSettings({ offsidebarOpen: true })}
        />
        <UserToggle user={user} />
        <BarButton
          label={t("shell.actions.signOut")}
          icon={IconLogout}
          onClick={() => void signOut()}
        />
      </div>
    </header>
  );
}

function MenuToggles() {
  const { t } = useTranslation();
  const { isCollapsed, horizontal } = useSettings();
  return (
    <>
      {!horizontal && (
        <div className={classes.wide}>
          <BarButton
            label={t(
              isCollapsed
                ? "shell.actions.expandMenu"
                : "shell.actions.collapseMenu",
            )}
            icon={
              isCollapsed
                ? IconLayoutSidebarLeftExpand
                : IconLayoutSidebarLeftCollapse
            }
            onClick={() => changeSettings({ isCollapsed: !isCollapsed })}
          />
        </div>
      )}
      <div className={classes.narrow}>
        <BarButton
          label={t("shell.actions.openMenu")}
          icon={IconMenu2}
          onClick={() => changeSettings({ asideToggled: true })}
        />
      </div>
    </>
  );
}

function UserToggle({ user }: { user: User }) {
  const { t } = useTranslation();
  const { showUserBlock } = useSettings();
  const label = t(
    showUserBlock ? "shell.actions.hideUser" : "shell.actions.showUser",
  );
  const hint = useHint(label);
  return (
    <>
      <ActionIcon
        size={40}
        className={classes.wide ?? ""}
        // What is read aloud holds what is seen: the initials.
        aria-label={`${label} (${initials(user)})`}
        aria-pressed={showUserBlock}
        onClick={() => changeSettings({ showUserBlock: !showUserBlock })}
        {...hint.handlers}
      >
        <PersonAvatar
          name={fullName(user)}
          initials={initials(user)}
          picture={user.userProfilePicture}
          size={30}
          decorative
        />
      </ActionIcon>
      {hint.bubble}
    </>
  );
}
