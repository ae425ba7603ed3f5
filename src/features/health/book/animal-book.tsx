import { href } from "@domain/pages";
import { Group, Stack } from "@mantine/core";
import { IconHeartbeat, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { withTexts } from "../../../lib/i18n/i18n";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePageParams } from "../../../ui/list/search-params";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { lately } from "../../shared/exporting/lately";
import { Slot } from "../../slots";
import { useHealthSight } from "./use-reads-health";

const BookPaper = fetched(
  withTexts(["animals", "health", "health.book", "health.notes"], () =>
    import("./paper/book-paper").then(({ BookPaper }) => BookPaper),
  ),
  PageSkeleton,
);

/** The healthcare book of an animal: what is prescribed, what was measured, what is drawn of it; or all of it as paper has it. */
export function Component({ id }: { id: string }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const reads = useHealthSight(id);
  const period = lately(useNow());
  if (reads === "nothing")
    return (
      <EmptyState
        icon={IconHeartbeat}
        title={t("health.book.notYours")}
        body={t("health.book.notYoursHelp")}
      />
    );
  if (params.get("tool") === "paper" && reads !== null)
    return <BookPaper animal={reads.animal} sight={reads.sight} />;
  return (
    <Stack gap="lg">
      {reads !== null && (
        <Group justify="flex-end" data-screen>
          <FetchedMailButton asked={{ kind: "health", period, animalId: id }} />
          <ButtonLink
            to={href("animal", { animalId: id, tab: "health", tool: "paper" })}
            variant="default"
            mih={44}
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t("health.book.paper.open")}
          </ButtonLink>
        </Group>
      )}
      <Slot name="animals.health" props={{ id }} />
    </Stack>
  );
}
