import { Text } from "@mantine/core";
import { useMemo } from "react";
import type { KeptSession } from "../../../data/kept/use-kept-session";
import { menuOf } from "../../routes/menu";
import { useRouteTable } from "../../routes/use-route-table";
import { useSettings } from "../../settings/settings-store";
import { SideMenu } from "./side-menu";

/** The menu of the right that this browser keeps, until the rights have come. */
export function KeptMenu({ session, firstName }: KeptSession) {
  const { shellRoutes } = useRouteTable();
  const { showUserBlock } = useSettings();
  const menu = useMemo(
    () => menuOf(shellRoutes, session),
    [shellRoutes, session],
  );
  return (
    <>
      {showUserBlock && (
        <Text fw={600} p="sm">
          {firstName}
        </Text>
      )}
      <SideMenu menu={menu} />
    </>
  );
}
