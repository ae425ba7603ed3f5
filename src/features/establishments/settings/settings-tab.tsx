import { Stack } from "@mantine/core";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { QueryState } from "../../../ui/state/query-state";
import { Slot } from "../../slots";
import { TestMark } from "./test-mark";

/** What is set of the establishment: who of the provider sees it, and what it is to the provider. */
export function SettingsTab() {
  const { zooId } = useReadySession();
  const may = useCan();
  const live = useLiveDoc("zoo", zooId);
  return (
    <QueryState query={live}>
      {(row) =>
        row !== null && (
          <Stack maw={640}>
            <Slot name="zoos.settings" props={{ id: row.id }} />
            {may("markTest", "zoo") && <TestMark row={row} />}
          </Stack>
        )
      }
    </QueryState>
  );
}
