/** True only in a local build, the development server and tests; production bundles hold no local code. */
export const isLocal: boolean =
  import.meta.env.MODE === "localhost" ||
  import.meta.env.MODE === "development" ||
  import.meta.env.MODE === "test";

const localFirebase = {
  apiKey: "local",
  authDomain: "127.0.0.1",
  projectId: "demo-suricate",
  storageBucket: "demo-suricate.appspot.com",
  appId: "local",
  messagingSenderId: "local",
};

export interface Environment {
  mode: "local" | "production";
  firebase: typeof localFirebase;
  /** Shown in the footer and sent with error reports. */
  appVersion: string;
  /** Which of the deployments it was built for, by the names of `.firebaserc`; "local" on this machine. */
  build: string;
  /** The site key of App Check; null where the build has none: requests then carry no proof of the app. */
  appCheckKey: string | null;
  /** The public key (VAPID) that notifications of devices are asked for with; null where the build has none. */
  pushKey: string | null;
}

type Values = Readonly<Record<string, unknown>>;

function given(values: Values, name: string): string {
  const value = values[name];
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`The build lacks ${name}: see "Deploying" in README.md.`);
}

const perhaps = (values: Values, name: string): string | null =>
  (values[name] ?? "") === "" ? null : given(values, name);

/** The number of a project, which the id of its web app names: "1:<number>:web:<id>". */
const senderIn = (appId: string): string => appId.split(":")[1] ?? "";

/**
 * The environment of a build, read without zod so that the sign-in page stays small. Throws a
 * readable line when a production build lacks its configuration.
 */
export function parseEnvironment(values: Values, local: boolean): Environment {
  const version = values["VITE_APP_VERSION"];
  if (local)
    return {
      mode: "local",
      firebase: localFirebase,
      appVersion: typeof version === "string" ? version : "local",
      build: "local",
      appCheckKey: null,
      pushKey: null,
    };
  const appId = given(values, "VITE_FIREBASE_APP_ID");
  return {
    mode: "production",
    firebase: {
      apiKey: given(values, "VITE_FIREBASE_API_KEY"),
      authDomain: given(values, "VITE_FIREBASE_AUTH_DOMAIN"),
      projectId: given(values, "VITE_FIREBASE_PROJECT_ID"),
      storageBucket: given(values, "VITE_FIREBASE_STORAGE_BUCKET"),
      appId,
      messagingSenderId: senderIn(appId),
    },
    appVersion: given(values, "VITE_APP_VERSION"),
    build: given(values, "VITE_BUILD_ENVIRONMENT"),
    appCheckKey: perhaps(values, "VITE_APP_CHECK_KEY"),
    pushKey: perhaps(values, "VITE_FIREBASE_VAPID_KEY"),
  };
}

export const environment = parseEnvironment(import.meta.env, isLocal);
