import { page } from "./page";

/** Who works where, and what runs beside the work. */
export const establishmentPages = {
  dashboard: page("/Dashboard", "tab", "announcementId", "status"),
  dashboardCustom: page("/dashboard-custom", "dashboardId", "mode"),
  userSettings: page("/userSettings", "userId", "tab"),
  zooDetails: page(
    "/ZooDetails",
    "zooId",
    "userId",
    "tab",
    "status",
    "right",
    "role",
    "staff",
    "announcementId",
    "enclosureId",
    "mode",
    "archived",
  ),
  userCreation: page("/userCreation", "userId", "zooId"),
  zooList: page("/ZooList", "mode", "type", "environment", "archived"),
  researchList: page("/ResearchListView"),
  research: page("/ResearchView", "projectId", "tab", "mode"),
  login: page("/login", "next"),
  register: page("/Register"),
  export: page("/export"),
  submenu: page("/submenu"),
  testView: page("/testView", "tab", "archived"),
} as const;
