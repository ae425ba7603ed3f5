import type { FirebaseApp } from "firebase/app";
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";

/**
 * From here on every request of this app carries the proof that it is ours; before its first one. Answers what gives
 * the proof to requests of our own.
 */
export function proveApp(
  app: FirebaseApp,
  siteKey: string,
): () => Promise<Record<string, string>> {
  const check = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => ({
    "X-Firebase-AppCheck": (await getToken(check)).token,
  });
}
