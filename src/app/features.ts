import { feature as account } from "../features/account/feature";
import { feature as analysis } from "../features/analysis/feature";
import { feature as animals } from "../features/animals/feature";
import { feature as announcements } from "../features/announcements/feature";
import { feature as assessment } from "../features/assessment/feature";
import { feature as biblio } from "../features/biblio/feature";
import { feature as boards } from "../features/boards/feature";
import { feature as campaigns } from "../features/campaigns/feature";
import { feature as certificates } from "../features/certificates/feature";
import { feature as contexts } from "../features/contexts/feature";
import { feature as dashboard } from "../features/dashboard/feature";
import { feature as enclosures } from "../features/enclosures/feature";
import { feature as enrichment } from "../features/enrichment/feature";
import { feature as establishments } from "../features/establishments/feature";
import { feature as ethograms } from "../features/ethograms/feature";
import { feature as events } from "../features/events/feature";
import type { Feature } from "../features/feature";
import { feature as groups } from "../features/groups/feature";
import { feature as health } from "../features/health/feature";
import { feature as inventory } from "../features/inventory/feature";
import { feature as labels } from "../features/labels/feature";
import { feature as lessons } from "../features/lessons/feature";
import { feature as measures } from "../features/measures/feature";
import { feature as notices } from "../features/notices/feature";
import { feature as observation } from "../features/observation/feature";
import { feature as profiles } from "../features/profiles/feature";
import { feature as questions } from "../features/questions/feature";
import { feature as reports } from "../features/reports/feature";
import { feature as research } from "../features/research/feature";
import { feature as results } from "../features/results/feature";
import { feature as sectors } from "../features/sectors/feature";
import { feature as service } from "../features/service/feature";
import { feature as surveys } from "../features/surveys/feature";
import { feature as sync } from "../features/sync/feature";
import { feature as tasks } from "../features/tasks/feature";
import { feature as taxonomy } from "../features/taxonomy/feature";
import { feature as users } from "../features/users/feature";
import { feature as views } from "../features/views/feature";

/** Every feature there is; each says for itself what it brings. */
export const features: readonly Feature[] = [
  dashboard,
  boards,
  tasks,
  sectors,
  enclosures,
  animals,
  inventory,
  groups,
  enrichment,
  lessons,
  measures,
  health,
  events,
  announcements,
  notices,
  observation,
  account,
  establishments,
  users,
  taxonomy,
  labels,
  service,
  sync,
  questions,
  profiles,
  surveys,
  ethograms,
  contexts,
  certificates,
  biblio,
  research,
  assessment,
  campaigns,
  reports,
  results,
  analysis,
  views,
];
