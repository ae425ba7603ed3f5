import type { IForbiddenRuleType } from "dependency-cruiser";

const not = (
  name: string,
  from: string,
  to: string,
  except?: string,
): IForbiddenRuleType => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$|/testing/" },
  to: except === undefined ? { path: to } : { path: to, pathNot: except },
});

/** Imports flow one way: domain <- data <- features <- app; ui and lib are leaves. */
export const dependencyRules: IForbiddenRuleType[] = [
  not(
    "domain-alone",
    "^src/domain/",
    "^(src|functions|demo|emulator|tests)/",
    "^src/domain/",
  ),
  not(
    "domain-packages",
    "^src/domain/",
    "node_modules/",
    "node_modules/(zod|rrule|graphology[^/]*|quickselect)/",
  ),
  // What everything in the domain stands on knows no thing of it, nor the table; its types it may name.
  {
    name: "domain-base",
    severity: "error",
    from: {
      path: "^src/domain/(access|schema|time|errors\\.ts)",
      pathNot: "\\.test\\.ts$",
    },
    to: {
      path: "^src/domain/",
      pathNot:
        "^src/domain/(access|schema|time)/|^src/domain/(errors|record/writes)\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  },
  not("data-below", "^src/data/", "^src/(features|app|ui)/"),
  not("data-without-looks", "^src/data/", "node_modules/@mantine/"),
  not("features-below", "^src/features/", "^src/app/"),
  {
    name: "features-apart",
    severity: "error",
    from: { path: "^src/features/([^/]+)/" },
    to: {
      path: "^src/features/",
      // Beside the folders lies what all of them sign: the shape of an announcement, and the slots;
      // in `shared` what knows the domain and stands in several, and knows none of them.
      pathNot: "^src/features/($1/|shared/|[^/]+$)",
    },
  },
  not("ui-leaf", "^src/ui/", "^src/(domain|data|features|app)/"),
  not(
    "lib-leaf",
    "^src/lib/",
    "^src/(domain|data|features|app|ui)/",
    // Functions write tables, too: what keeps a field from being a formula is told once.
    "^src/domain/table/csv-line\\.ts$",
  ),
  not(
    "sdk-in-data",
    "^src/(app|features|ui|lib|domain)/",
    "node_modules/@?firebase/",
  ),
  not(
    "functions-share",
    "^functions/src/",
    "^(src|demo|emulator|tests)/",
    "^src/domain/",
  ),
  // Its reader has known faults: it runs in a worker of its own, which is ended, and nowhere else.
  not(
    "workbooks-in-their-worker",
    "^(src|functions|emulator|demo)/(?!data/tables/(?:read|write)-workbook\\.ts$)",
    "node_modules/xlsx/",
  ),
  not(
    "workbook-worker-alone",
    "^(src|functions|emulator)/(?!data/tables/worker\\.ts$)",
    "^src/data/tables/(read-workbook|write-workbook|worker)\\.ts$",
  ),
  // As large as the rest of the app: it comes where somebody looks at levels in relief, and nowhere else.
  not(
    "three-in-its-part",
    "^(src|functions|emulator|demo)/(?!features/analysis/scan/heat/relief/(?:relief-3d|scene|fiber\\.d)\\.tsx?$)",
    "node_modules/(three|@react-three)/",
  ),
  not(
    "relief-alone",
    "^src/(?!features/analysis/scan/heat/relief/relief-3d\\.tsx$)",
    "^src/features/analysis/scan/heat/relief/scene\\.ts$",
  ),
  not("emulator-apart", "^emulator/", "^(src|demo|functions|tests)/"),
  not(
    "emulator-without-tests",
    "^emulator/src/",
    "^emulator/(tests|conformance)/",
  ),
  not(
    "product-without-tests",
    "^(src|functions/src|emulator/src)/",
    "^(tests|demo)/",
  ),
  {
    name: "no-cycle",
    severity: "error",
    from: { path: "^(src|functions/src|emulator/src|demo)/" },
    to: {
      circular: true,
      viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
  },
  {
    name: "no-cycle-of-the-app",
    severity: "error",
    from: { path: "^src/app/" },
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];
