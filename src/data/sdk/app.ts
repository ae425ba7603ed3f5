import { initializeApp, type FirebaseApp } from "firebase/app";
import { environment } from "../../lib/environment";
import { emulators, type Emulators } from "./emulators";

export interface OpenApp {
  app: FirebaseApp;
  /** Where the parts run locally; null in production. */
  local: Emulators | null;
  /** The header by which a request that no SDK makes proves the app; {} where nothing asks for it. */
  proof: () => Promise<Record<string, string>>;
}

const none = () => Promise.resolve({});

async function open(): Promise<OpenApp> {
  if (
    import.meta.env.MODE === "localhost" ||
    import.meta.env.MODE === "development" ||
    import.meta.env.MODE === "test"
  ) {
    const local = await emulators();
    const options = { ...environment.firebase, projectId: local.project };
    return { app: initializeApp(options), local, proof: none };
  }
  const app = initializeApp(environment.firebase);
  if (environment.appCheckKey !== null) {
    const { proveApp } = await import("./app-check");
    return {
      app,
      local: null,
      proof: proveApp(app, environment.appCheckKey),
    };
  }
  return { app, local: null, proof: none };
}

let opened: Promise<OpenApp> | null = null;

/** The one Firebase app of this tab. */
export const openApp = (): Promise<OpenApp> => (opened ??= open());
