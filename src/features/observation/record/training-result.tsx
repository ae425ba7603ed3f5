import type { ObsSession } from "@domain/observation/obs-session";
import { Box } from "@mantine/core";
import { Slot } from "../../slots";

interface TrainingResultProps {
  session: Pick<ObsSession, "mode" | "campaignId">;
  sourceId: string;
}

/** What a session of a training proved; of another one nothing. */
export const TrainingResult = ({
  session: { mode, campaignId },
  sourceId,
}: TrainingResultProps) =>
  mode === "training" &&
  campaignId !== null && (
    <Box mt="lg">
      <Slot name="training.result" props={{ campaignId, sourceId }} />
    </Box>
  );
