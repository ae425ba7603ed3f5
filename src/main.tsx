import "./lib/no-eval";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
import { reportToUs } from "./app/service/report-to-us";
import { keepAppOffline } from "./app/service-worker";
import { startI18n } from "./lib/i18n/i18n";
import { firstLanguage } from "./lib/i18n/languages";
import { keepInstallOffer } from "./lib/install";
import "./ui/theme/styles";

keepInstallOffer();
reportToUs();
const root = document.getElementById("root");
if (root)
  void startI18n(firstLanguage()).then(() => createRoot(root).render(<App />));

keepAppOffline((use) => {
  // Fetched only when needed: toasts are no part of the first paint.
  void import("./ui/feedback/notify").then(({ notifyNewVersion }) =>
    notifyNewVersion(use),
  );
});
