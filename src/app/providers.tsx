import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { StrictMode, useEffect, useMemo } from "react";
import { printLight } from "../ui/theme/printing";
import { cssVariables, themeOf } from "../ui/theme/theme";
import { useSettings } from "./settings/settings-store";

/** The theme around everything; modals and toasts come with the shell. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme: name } = useSettings();
  const theme = useMemo(() => themeOf(name), [name]);
  const variables = useMemo(() => cssVariables(name), [name]);
  useEffect(printLight, []);
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </StrictMode>
  );
}
