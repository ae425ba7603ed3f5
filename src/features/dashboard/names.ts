import type { Audience } from "@domain/access/audience";
import type { MenuText } from "../feature";

/** What the dashboard of these people is called, in the menu and on the page. */
export const dashboardNames = {
  superAdmin: "dashboard.menu.dashboard",
  admin: "dashboard.menu.dashboard",
  sector: "dashboard.menu.myDay",
} as const satisfies Partial<Record<Audience, MenuText>>;

/** Who has no entry of it in the menu still comes to it: it is everybody's first page. */
export const dashboardName = (audience: Audience) =>
  audience in dashboardNames
    ? dashboardNames[audience as keyof typeof dashboardNames]
    : "dashboard.title";
