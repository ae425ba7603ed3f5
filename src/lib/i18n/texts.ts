import type account from "../../../locales/fr/account.json";
import type accountMenu from "../../../locales/fr/account.menu.json";
import type animals from "../../../locales/fr/animals.json";
import type animalsBulk from "../../../locales/fr/animals.bulk.json";
import type animalsLife from "../../../locales/fr/animals.life.json";
import type animalsNeighbours from "../../../locales/fr/animals.neighbours.json";
import type animalsMenu from "../../../locales/fr/animals.menu.json";
import type announcements from "../../../locales/fr/announcements.json";
import type announcementsMenu from "../../../locales/fr/announcements.menu.json";
import type attachments from "../../../locales/fr/attachments.json";
import type chart from "../../../locales/fr/chart.json";
import type closed from "../../../locales/fr/closed.json";
import type common from "../../../locales/fr/common.json";
import type dashboard from "../../../locales/fr/dashboard.json";
import type dashboardMenu from "../../../locales/fr/dashboard.menu.json";
import type enclosures from "../../../locales/fr/enclosures.json";
import type enclosuresMap from "../../../locales/fr/enclosures.map.json";
import type enclosuresMenu from "../../../locales/fr/enclosures.menu.json";
import type enrichment from "../../../locales/fr/enrichment.json";
import type enrichmentCalendar from "../../../locales/fr/enrichment.calendar.json";
import type enrichmentLog from "../../../locales/fr/enrichment.log.json";
import type enrichmentHistory from "../../../locales/fr/enrichment.history.json";
import type enrichmentUse from "../../../locales/fr/enrichment.use.json";
import type enrichmentMenu from "../../../locales/fr/enrichment.menu.json";
import type entry from "../../../locales/fr/entry.json";
import type establishments from "../../../locales/fr/establishments.json";
import type establishmentsMenu from "../../../locales/fr/establishments.menu.json";
import type errors from "../../../locales/fr/errors.json";
import type errorsFields from "../../../locales/fr/errors.fields.json";
import type errorsMessages from "../../../locales/fr/errors.messages.json";
import type events from "../../../locales/fr/events.json";
import type eventsMenu from "../../../locales/fr/events.menu.json";
import type healthNotes from "../../../locales/fr/health.notes.json";
import type inventory from "../../../locales/fr/inventory.json";
import type keys from "../../../locales/fr/keys.json";
import type groups from "../../../locales/fr/groups.json";
import type groupsMenu from "../../../locales/fr/groups.menu.json";
import type labels from "../../../locales/fr/labels.json";
import type labelsMenu from "../../../locales/fr/labels.menu.json";
import type login from "../../../locales/fr/login.json";
import type measures from "../../../locales/fr/measures.json";
import type measuresAlerts from "../../../locales/fr/measures.alerts.json";
import type measuresImport from "../../../locales/fr/measures.import.json";
import type measuresMenu from "../../../locales/fr/measures.menu.json";
import type measuresSources from "../../../locales/fr/measures.sources.json";
import type measuresChart from "../../../locales/fr/measures.chart.json";
import type notices from "../../../locales/fr/notices.json";
import type pictures from "../../../locales/fr/pictures.json";
import type print from "../../../locales/fr/print.json";
import type routes from "../../../locales/fr/routes.json";
import type routesMenu from "../../../locales/fr/routes.menu.json";
import type search from "../../../locales/fr/search.json";
import type sectors from "../../../locales/fr/sectors.json";
import type sectorsMenu from "../../../locales/fr/sectors.menu.json";
import type service from "../../../locales/fr/service.json";
import type sheets from "../../../locales/fr/sheets.json";
import type shell from "../../../locales/fr/shell.json";
import type sync from "../../../locales/fr/sync.json";
import type syncMenu from "../../../locales/fr/sync.menu.json";
import type tasks from "../../../locales/fr/tasks.json";
import type tasksAutomations from "../../../locales/fr/tasks.automations.json";
import type tasksBulk from "../../../locales/fr/tasks.bulk.json";
import type tasksExport from "../../../locales/fr/tasks.export.json";
import type tasksFilter from "../../../locales/fr/tasks.filter.json";
import type tasksLog from "../../../locales/fr/tasks.log.json";
import type tasksMenu from "../../../locales/fr/tasks.menu.json";
import type tasksSchedule from "../../../locales/fr/tasks.schedule.json";
import type taxonomy from "../../../locales/fr/taxonomy.json";
import type taxonomyMenu from "../../../locales/fr/taxonomy.menu.json";
import type terms from "../../../locales/fr/terms.json";
import type users from "../../../locales/fr/users.json";
import type usersMenu from "../../../locales/fr/users.menu.json";
import type views from "../../../locales/fr/views.json";

/** Every file of the French reference; a dot in its name is a step down in the tree. */
interface Files {
  account: typeof account;
  "account.menu": typeof accountMenu;
  animals: typeof animals;
  "animals.bulk": typeof animalsBulk;
  "animals.life": typeof animalsLife;
  "animals.menu": typeof animalsMenu;
  "animals.neighbours": typeof animalsNeighbours;
  announcements: typeof announcements;
  "announcements.menu": typeof announcementsMenu;
  attachments: typeof attachments;
  chart: typeof chart;
  closed: typeof closed;
  common: typeof common;
  dashboard: typeof dashboard;
  "dashboard.menu": typeof dashboardMenu;
  enclosures: typeof enclosures;
  "enclosures.map": typeof enclosuresMap;
  "enclosures.menu": typeof enclosuresMenu;
  enrichment: typeof enrichment;
  "enrichment.calendar": typeof enrichmentCalendar;
  "enrichment.log": typeof enrichmentLog;
  "enrichment.history": typeof enrichmentHistory;
  "enrichment.menu": typeof enrichmentMenu;
  "enrichment.use": typeof enrichmentUse;
  entry: typeof entry;
  errors: typeof errors;
  establishments: typeof establishments;
  "establishments.menu": typeof establishmentsMenu;
  "errors.fields": typeof errorsFields;
  "errors.messages": typeof errorsMessages;
  events: typeof events;
  "events.menu": typeof eventsMenu;
  "health.notes": typeof healthNotes;
  inventory: typeof inventory;
  keys: typeof keys;
  groups: typeof groups;
  "groups.menu": typeof groupsMenu;
  labels: typeof labels;
  "labels.menu": typeof labelsMenu;
  login: typeof login;
  measures: typeof measures;
  "measures.alerts": typeof measuresAlerts;
  "measures.import": typeof measuresImport;
  "measures.menu": typeof measuresMenu;
  "measures.sources": typeof measuresSources;
  "measures.chart": typeof measuresChart;
  notices: typeof notices;
  pictures: typeof pictures;
  print: typeof print;
  routes: typeof routes;
  "routes.menu": typeof routesMenu;
  search: typeof search;
  sectors: typeof sectors;
  "sectors.menu": typeof sectorsMenu;
  service: typeof service;
  sheets: typeof sheets;
  shell: typeof shell;
  sync: typeof sync;
  "sync.menu": typeof syncMenu;
  tasks: typeof tasks;
  "tasks.automations": typeof tasksAutomations;
  "tasks.bulk": typeof tasksBulk;
  "tasks.export": typeof tasksExport;
  "tasks.filter": typeof tasksFilter;
  "tasks.log": typeof tasksLog;
  "tasks.menu": typeof tasksMenu;
  "tasks.schedule": typeof tasksSchedule;
  taxonomy: typeof taxonomy;
  "taxonomy.menu": typeof taxonomyMenu;
  terms: typeof terms;
  users: typeof users;
  "users.menu": typeof usersMenu;
  views: typeof views;
}

/** What the files below a group add to it. */
type Below<Group extends string> = {
  [
    Name in keyof Files as Name extends `${Group}.${infer Rest}` ? Rest : never
  ]: Files[Name];
};

/** The name of a file of texts that can be loaded by itself. */
export type TextGroup = Exclude<keyof Files, `${string}.menu`>;

/** The shape of every language, taken from the French reference: a wrong key does not compile. */
export type Texts = {
  [
    Name in keyof Files as Name extends `${string}.${string}` ? never : Name
  ]: Files[Name] & Below<Name>;
} & { health: Below<"health"> };
