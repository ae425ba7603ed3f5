import { expect, it } from "vitest";
import { parseEnvironment } from "./environment";

const configured = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "x.firebaseapp.com",
  VITE_FIREBASE_PROJECT_ID: "x",
  VITE_FIREBASE_STORAGE_BUCKET: "x.appspot.com",
  VITE_FIREBASE_APP_ID: "1:42:web:app",
  VITE_APP_VERSION: "2.5.0",
  VITE_BUILD_ENVIRONMENT: "prod",
};

it("reads a production build's configuration", () => {
  expect(parseEnvironment(configured, false)).toEqual({
    mode: "production",
    firebase: {
      apiKey: "key",
      authDomain: "x.firebaseapp.com",
      projectId: "x",
      storageBucket: "x.appspot.com",
      appId: "1:42:web:app",
      messagingSenderId: "42",
    },
    appVersion: "2.5.0",
    build: "prod",
    appCheckKey: null,
    pushKey: null,
  });
});

it("has App Check where a production build names its key, never locally", () => {
  const values = { ...configured, VITE_APP_CHECK_KEY: "site-key" };
  expect(parseEnvironment(values, false).appCheckKey).toBe("site-key");
  expect(parseEnvironment(values, true).appCheckKey).toBeNull();
});

it("has notifications on devices where a production build names their key, never locally", () => {
  const values = { ...configured, VITE_FIREBASE_VAPID_KEY: "public-key" };
  expect(parseEnvironment(values, false).pushKey).toBe("public-key");
  expect(parseEnvironment(values, true).pushKey).toBeNull();
  const empty = { ...configured, VITE_FIREBASE_VAPID_KEY: "" };
  expect(parseEnvironment(empty, false).pushKey).toBeNull();
});

it("says which deployment it was built for", () => {
  const values = { ...configured, VITE_BUILD_ENVIRONMENT: "stage" };
  expect(parseEnvironment(values, false).build).toBe("stage");
  expect(parseEnvironment(values, true).build).toBe("local");
});

it("needs none of it locally, and never uses a real project there", () => {
  expect(parseEnvironment({}, true)).toMatchObject({
    mode: "local",
    firebase: { projectId: "demo-suricate" },
    appVersion: "local",
  });
  expect(parseEnvironment(configured, true).firebase.projectId).toBe(
    "demo-suricate",
  );
});

it("says which value a production build lacks", () => {
  const lacking = { ...configured, VITE_FIREBASE_API_KEY: undefined };
  expect(() => parseEnvironment(lacking, false)).toThrow(/API_KEY/);
  const nameless = { ...configured, VITE_BUILD_ENVIRONMENT: "" };
  expect(() => parseEnvironment(nameless, false)).toThrow(/BUILD_ENVIRONMENT/);
});
