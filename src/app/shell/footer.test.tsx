import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The footer of a page that was built with this configuration. */
async function openFooter(mode: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries({ MODE: mode, ...values }))
    vi.stubEnv(name, value);
  vi.resetModules();
  const [{ Footer }, { renderUi }] = await Promise.all([
    import("./footer"),
    import("../../ui/testing/render-ui"),
  ]);
  await renderUi(<Footer />);
  return screen.getByRole("contentinfo");
}

it.each(["dev", "stage", "QA", "prod"])(
  "says the version, and that it was built for %s",
  async (build) => {
    const footer = await openFooter(build, {
      VITE_FIREBASE_API_KEY: "key",
      VITE_FIREBASE_AUTH_DOMAIN: "x.firebaseapp.com",
      VITE_FIREBASE_PROJECT_ID: "x",
      VITE_FIREBASE_STORAGE_BUCKET: "x.firebasestorage.app",
      VITE_FIREBASE_APP_ID: "app",
      VITE_APP_VERSION: "2.5.0",
      VITE_BUILD_ENVIRONMENT: build,
    });
    expect(footer).toHaveTextContent(`Version 2.5.0 · ${build}`);
  },
);

it("says of a build of this machine that it is one", async () => {
  const footer = await openFooter("localhost", { VITE_APP_VERSION: "2.5.0" });
  expect(footer).toHaveTextContent("Version 2.5.0 · local");
});
