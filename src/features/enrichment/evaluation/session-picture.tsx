import type { DocOf } from "@domain/collections";
import { sessionFacts } from "@domain/enrichment/facts";
import { Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import {
  photoLimits,
  useTakenPicture,
} from "../../../data/files/use-taken-picture";
import { useCan } from "../../../data/hooks/use-can";
import { useOnline } from "../../../data/hooks/use-live";
import { PictureView } from "../../../ui/picture/taken/picture-view";
import { RemoveButton } from "../../../ui/picture/taken/remove-button";
import { TakeButton } from "../../../ui/picture/taken/take-button";
import { WaitingPicture } from "../../../ui/picture/taken/waiting-picture";

interface SessionPictureProps {
  session: DocOf<"enrichmentSessions">;
  /** What its object is called. */
  name: string;
}

/** The picture of a session, what is on its way there, and one button to take it; also without a network. */
export function SessionPicture({ session, name }: SessionPictureProps) {
  const { t } = useTranslation();
  const { zooId, sessionId: id, isDeleted } = session;
  const may = useCan();
  const online = useOnline();
  const { stored, waiting, take, remove, ...doing } = useTakenPicture(
    { zooId, type: "enrichmentSessions", id },
    session.picture,
  );
  const mayAct = may("act", "enrichmentSessions", sessionFacts(session));
  const mayChange = mayAct && !isDeleted;
  const picture = t("enrichment.use.evaluation.picture");
  if (!mayChange && stored === null) return null;
  return (
    <Stack gap="xs" align="flex-start">
      {stored !== null && (
        <Group gap="xs">
          <PictureView path={stored} name={picture} />
          {mayChange && remove !== undefined && (
            <RemoveButton name={name} picture={picture} remove={remove} />
          )}
        </Group>
      )}
      {waiting !== null && (
        <WaitingPicture
          picture={waiting}
          name={picture}
          online={online}
          {...doing}
        />
      )}
      {mayChange && (
        <TakeButton
          name={name}
          another={stored !== null || waiting !== null}
          limits={photoLimits}
          take={take}
        />
      )}
    </Stack>
  );
}
