import { report, setReportSink } from "../../lib/report";

const nameOf = (error: unknown): string =>
  error instanceof Error ? error.name : "internal";

/** What fails anywhere is told to us, by codes and names alone; what sends it comes with the first failure. */
export function reportToUs(): void {
  const before = setReportSink((one) => {
    before(one);
    void import("../../data/service/send-reports")
      .then(({ sendReport }) => sendReport(one))
      .catch(() => undefined);
  });
  addEventListener("error", ({ error }) => {
    if (error instanceof Error) report({ code: nameOf(error), where: "page" });
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    report({ code: nameOf(reason), where: "promise" });
  });
}
