import { Stack } from "@mantine/core";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import { Slot } from "../../slots";
import { LogoField } from "./logo-field";
import { ZooSettings } from "./zoo-settings";

/** How the establishment is set up: one form, beside it what is stored at once. */
export function SettingsTab() {
  const { zooId } = useReadySession();
  const zoo = useLiveDoc("zoo", zooId);
  const config = useLiveDoc("zooConfigs", "config", zooId);
  // Saved or given up, the form begins again with what is stored.
  const [round, setRound] = useState(0);
  return (
    <QueryState query={zoo}>
      {(row) =>
        row !== null && (
          <Stack maw={640}>
            <LogoField zoo={row.data} />
            <QueryState query={config}>
              {(stored) => (
                <ZooSettings
                  key={`${row.id} ${String(round)}`}
                  zoo={row}
                  config={stored}
                  onDone={() => setRound((before) => before + 1)}
                />
              )}
            </QueryState>
            <Slot name="zoos.settings" props={{ id: row.id }} />
          </Stack>
        )
      }
    </QueryState>
  );
}
