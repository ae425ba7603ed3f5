import { href } from "@domain/pages";
import { Box, Group, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { Slot } from "../../slots";
import { MembersBoard } from "../members/members-board";
import { useSpecieName } from "../parts/use-specie-name";
import { useGroupRemoval } from "./use-group-removal";

/** A group: of which species, what was noted, who is in it and who could be. */
export function GroupRecord({ row }: { row: Row<"groups"> }) {
  const { t } = useTranslation();
  const { id, data } = row;
  const mayChange = useCan("change", "groups", data);
  const specie = useSpecieName()(data);
  const { busy, items, notice } = useGroupRemoval(row);
  // What stands below the animals is where it stays only once they are there.
  const { live } = useDirectory("animals", useReadySession().zooId, {
    live: true,
  });
  return (
    <>
      <PageHeader
        title={data.groupName}
        crumbs={[{ label: t("groups.title"), to: href("groupList") }]}
        facts={
          <Group gap="sm">
            {specie || t("groups.states.anySpecie")}
            {row.pending && <PendingBadge />}
          </Group>
        }
        actions={
          <>
            {mayChange && (
              <ButtonLink
                to={href("group", { groupId: id, mode: "edit" })}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("common.actions.edit")}
              </ButtonLink>
            )}
            <MoreMenu about={data.groupName} items={items} busy={busy} />
          </>
        }
      />
      {notice}
      {data.note !== null && (
        <Text mb="md" maw={720} style={{ whiteSpace: "pre-line" }}>
          {data.note}
        </Text>
      )}
      <MembersBoard row={row} />
      <Box mt="lg">
        {live.state !== "loading" && (
          <Slot name="groups.parts" props={{ id }} />
        )}
      </Box>
    </>
  );
}
