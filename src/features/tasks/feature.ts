import type { Feature } from "../feature";

/** Tasks and their automations: the list, the bell, today. */
export const feature: Feature = {
  texts: [
    "tasks",
    "tasks.automations",
    "tasks.bulk",
    "exports",
    "tasks.export",
    "tasks.filter",
    "tasks.help",
    "tasks.list",
    "tasks.log",
    "tasks.schedule",
  ],
  pages: {
    taskList: {
      needs: { resource: "tasks", action: "read" },
      menu: [
        {
          heading: "pilot",
          order: 2,
          for: ["superAdmin", "admin"],
          icon: "checklist",
          label: "tasks.menu.taskList",
        },
        {
          heading: "work",
          order: 1,
          for: ["sector"],
          icon: "checklist",
          label: "tasks.menu.myTasks",
        },
      ],
      slots: ["list.views"],
      load: () => import("./task-list.page"),
    },
  },
  parts: [
    {
      slot: "widget",
      widget: "lateTasks",
      texts: ["tasks"],
      order: 0,
      load: () => import("./widgets/late-widget"),
    },
    {
      slot: "widget",
      widget: "myTasks",
      texts: ["tasks"],
      order: 0,
      load: () => import("./widgets/my-tasks-widget"),
    },
    {
      slot: "widget",
      widget: "calendar",
      texts: ["tasks", "boards"],
      order: 0,
      load: () => import("./widgets/calendar-widget"),
    },
    {
      slot: "topBar",
      texts: ["tasks"],
      order: 1,
      load: () => import("./bell/task-bell"),
    },
    {
      slot: "search",
      texts: ["tasks"],
      order: 4,
      load: () => import("./search/task-hits"),
    },
    {
      slot: "dashboard",
      texts: ["tasks"],
      order: 1,
      load: () => import("./board/day-panel"),
    },
    {
      slot: "dashboard",
      texts: ["tasks"],
      order: 2,
      load: () => import("./board/today-panel"),
    },
    {
      slot: "dashboard",
      texts: ["tasks"],
      order: 3,
      load: () => import("./board/to-sign"),
    },
    {
      slot: "sectors.rail",
      texts: ["tasks"],
      order: 1,
      load: () => import("./rail/record-work"),
    },
    {
      slot: "enclosures.rail",
      texts: ["tasks"],
      order: 1,
      load: () => import("./rail/record-work"),
    },
    {
      slot: "sectors.tools",
      order: 1,
      tab: { id: "tasks", label: "tasks.menu.tool" },
      load: () => import("./rail/place-tasks"),
    },
    {
      slot: "enclosures.tools",
      order: 1,
      tab: { id: "tasks", label: "tasks.menu.tool" },
      load: () => import("./rail/place-tasks"),
    },
    {
      slot: "animals.sheet",
      texts: ["tasks"],
      order: 1,
      load: () => import("./rail/animal-sheet"),
    },
    {
      slot: "animals.rail",
      texts: ["tasks"],
      order: 1,
      load: () => import("./rail/record-work"),
    },
    {
      slot: "files.held",
      texts: ["attachments", "pictures"],
      order: 1,
      load: () =>
        import("./attachments/held-attachments").then(
          ({ HeldAttachments: Component }) => ({ Component }),
        ),
    },
    {
      slot: "files.attached",
      texts: ["attachments", "pictures"],
      order: 1,
      load: () =>
        import("./attachments/attached-files").then(
          ({ AttachedFiles: Component }) => ({ Component }),
        ),
    },
  ],
  outbox: {
    collections: ["tasks", "taskLog", "taskTemplates"],
    load: () => import("./outbox-words"),
  },
};
