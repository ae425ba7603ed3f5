import { errorCode } from "@domain/errors";
import { exportRunSeconds } from "@domain/export/export-job";
import { onDocumentCreated } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { logDone, logFailure, startOperation } from "../edge/log";
import { buildExport } from "./build-export";

/**
 * Makes what somebody asked for. What broke on its way comes again, a little later each time, until the job says that it was
 * tried often enough; a file that can never be made says so at once, and is not tried again.
 */
export const onExportRequested = onDocumentCreated(
  {
    document: "exportJobs/{exportJobId}",
    region,
    retry: true,
    timeoutSeconds: exportRunSeconds,
    memory: "512MiB",
  },
  async ({ params }) => {
    const operation = startOperation("onExportRequested", null);
    try {
      const rows = await buildExport(params.exportJobId);
      if (rows !== null) logDone(operation, { rows });
    } catch (error) {
      logFailure(operation, errorCode(error));
      if (errorCode(error) === "internal") throw error;
    }
  },
);
