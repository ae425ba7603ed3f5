import { z } from "zod";

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
};

const environmentSchema = z.object({
  mode: z.enum(["local", "production"]),
  firebase: z.object({
    apiKey: z.string().min(1),
    authDomain: z.string().min(1),
    projectId: z.string().min(1),
    storageBucket: z.string().min(1),
    appId: z.string().min(1),
  }),
  /** Shown in the footer and sent with error reports. */
  appVersion: z.string().min(1),
});
export type Environment = z.infer<typeof environmentSchema>;

/** The environment of a build; throws a readable ZodError when a production build lacks its configuration. */
export function parseEnvironment(
  values: Readonly<Record<string, unknown>>,
  local: boolean,
): Environment {
  const named = {
    apiKey: values["VITE_FIREBASE_API_KEY"],
    authDomain: values["VITE_FIREBASE_AUTH_DOMAIN"],
    projectId: values["VITE_FIREBASE_PROJECT_ID"],
    storageBucket: values["VITE_FIREBASE_STORAGE_BUCKET"],
    appId: values["VITE_FIREBASE_APP_ID"],
  };
  return environmentSchema.parse({
    mode: local ? "local" : "production",
    firebase: local ? localFirebase : named,
    appVersion: values["VITE_APP_VERSION"] ?? (local ? "local" : undefined),
  });
}

export const environment = parseEnvironment(import.meta.env, isLocal);
