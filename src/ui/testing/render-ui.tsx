import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { groupOf } from "../../lib/i18n/collect";
import { loadTexts, startI18n } from "../../lib/i18n/i18n";
import type { Language } from "../../lib/i18n/languages";
import type { TextGroup } from "../../lib/i18n/texts";
import { announceQuestions } from "../feedback/questions-ready";
import { cssVariables, themeOf } from "../theme/theme";

const groups = Object.keys(
  import.meta.glob(["/locales/fr/*.json", "!/locales/fr/mail.json"]),
).map((path) => groupOf(path) as TextGroup);

/** Whether this file's tests have texts already: files share what packages keep, the app's own begins anew in each. */
let isStarted = false;

interface Options {
  /** Where the page is; "/" unless given. */
  at?: string;
  language?: Language;
  /** What the router carries of the page's route. */
  handle?: unknown;
  /** What stands in its place once it failed. */
  errorElement?: ReactNode;
}

/** For tests: a component with theme, texts, modals and a router, at an address of its own. */
export async function renderUi(
  element: ReactNode,
  { at = "/", language = "fr", handle, errorElement }: Options = {},
) {
  // Texts that are there already are not read anew.
  if (!isStarted || i18next.language !== language) await startI18n(language);
  isStarted = true;
  await loadTexts(groups);
  // As in the shell: a toast may hold a link, and there is one at a time.
  const page = (
    <>
      <Notifications limit={1} />
      {element}
    </>
  );
  const router = createMemoryRouter(
    [{ path: "*", element: page, handle, errorElement }],
    { initialEntries: [at] },
  );
  announceQuestions();
  const view = render(
    <MantineProvider
      env="test"
      theme={themeOf("theme-a")}
      cssVariablesResolver={cssVariables("theme-a")}
    >
      <ModalsProvider>
        <RouterProvider router={router} />
      </ModalsProvider>
    </MantineProvider>,
  );
  return { ...view, router };
}
