import { sourceOf } from "@domain/measures/subject";
import { Button, Stack } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { withTexts } from "../../../lib/i18n/i18n";
import { ChartSkeleton } from "../../../ui/chart/chart-skeleton";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";

const ItselfChart = fetched(
  withTexts(["health.itself", "measures", "measures.findings", "chart"], () =>
    import("./itself-chart").then(({ ItselfChart }) => ItselfChart),
  ),
  ChartSkeleton,
);

/** An animal's values against itself, in its healthcare book; nothing is read of them before somebody asks. */
export function Component({ id }: { id: string }) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const live = useLiveDoc("animals", id);
  const animal = live.state === "data" ? live.data?.data : undefined;
  if (animal === undefined) return null;
  const { animalId, groupId, specieId, sectorId } = animal;
  const subject = { animalId, groupId, specieId, sectorId };
  if (sourceOf(session, session.zooId, subject) === null) return null;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Panel title={t("health.itself.title")}>
      <Stack gap="md">
        <Button
          variant="light"
          mih={44}
          style={{ alignSelf: "flex-start" }}
          leftSection={<Chevron size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={content}
          data-screen
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "health.itself.hide" : "health.itself.show")}
        </Button>
        <div id={content}>{isOpen && <ItselfChart animal={subject} />}</div>
      </Stack>
    </Panel>
  );
}
