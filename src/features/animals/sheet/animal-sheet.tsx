import { href } from "@domain/pages";
import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { RecordPicture } from "../../../ui/picture/record-picture";
import { Slot } from "../../slots";
import { EndedNotice } from "../life/ended-notice";
import { AnimalIdentity } from "../record/animal-identity";
import { useSilhouette } from "../parts/use-silhouette";

/** What paper this is for; other pages print on other paper. */
const pageSize = "@page { size: A4; margin: 14mm }";

/** All that is known of an animal at one glance, on one page, as far as this person reads it; to be printed. */
export function AnimalSheet({ row }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const { id, data } = row;
  return (
    <>
      <style>{pageSize}</style>
      <Box data-screen>
        <PageHeader
          title={data.animalName}
          crumbs={[
            { label: t("animals.title"), to: href("animalList") },
            { label: data.animalName, to: href("animal", { animalId: id }) },
          ]}
          actions={
            <>
              <ButtonLink
                to={href("singleView", { animalId: id, tool: "card" })}
                variant="default"
              >
                {t("animals.neighbours.panel.see")}
              </ButtonLink>
              <Button
                mih={44}
                leftSection={<IconPrinter size={16} aria-hidden />}
                onClick={() => window.print()}
              >
                {t("print.actions.print")}
              </Button>
            </>
          }
        />
      </Box>
      <Stack
        gap="lg"
        data-paper
        role="group"
        aria-label={t("animals.sheet.title", { name: data.animalName })}
      >
        <SheetHead name={data.animalName} />
        <EndedNotice animal={data} />
        <Panel title={t("animals.states.identity")}>
          <WithPicture row={row} />
        </Panel>
        {data.notes !== null && (
          <Panel title={t("animals.fields.notes")}>
            <Text style={{ whiteSpace: "pre-line" }}>{data.notes}</Text>
          </Panel>
        )}
        <Slot name="animals.cards" props={{ id }} />
        <Slot name="animals.sheet" props={{ id, sectorId: data.sectorId }} />
      </Stack>
    </>
  );
}

/** Whose sheet it is, of which establishment, and of when: on paper nothing else says so. */
function SheetHead({ name }: { name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const zoo = useLiveDoc("zoo", useReadySession().zooId);
  const zooName = zoo.state === "data" ? (zoo.data?.data.zooName ?? "") : "";
  return (
    <Group justify="space-between" align="baseline" gap="xs">
      <Text component="h2" m={0} fz="lg" fw={700}>
        {t("animals.sheet.title", { name })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("animals.sheet.of", { zoo: zooName, when: format.dateTime(now) })}
      </Text>
    </Group>
  );
}

function WithPicture({ row }: { row: Row<"animals"> }) {
  const { data } = row;
  const silhouette = useSilhouette(data.specieId);
  return (
    <Group align="start" gap="lg" wrap="wrap">
      <RecordPicture
        path={data.animalProfilePicture}
        name={data.animalName}
        {...silhouette}
        size={140}
      />
      <Box flex="1 1 17rem">
        <AnimalIdentity row={row} />
      </Box>
    </Group>
  );
}
