import { idSchema } from "@domain/schema/fields";
import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { usePageParams } from "../../../ui/list/search-params";
import { fetched } from "../../../ui/state/fetched";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { accountFilter } from "./account-filter";
import { AccountsTab, InviteLink } from "./accounts-tab";

interface DrawerProps {
  userId: string;
  onClose: () => void;
}

const PersonDrawer = fetched(
  () => import("../record/person-drawer").then((module) => module.PersonDrawer),
  ({ onClose }: DrawerProps) => (
    <RecordPanel title="" onClose={onClose}>
      <PageSkeleton />
    </RecordPanel>
  ),
);

/** The accounts of the establishment as a tab of its page: how many, the way to invite, somebody beside the list. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const [params, change] = usePageParams();
  const userId = idSchema.nullable().catch(null).parse(params.get("userId"));
  const [count, setCount] = useState<number | null>(null);
  const [{ staff: _others, ...narrowed }] = useFilter(accountFilter);
  const close = () => change({ userId: null });
  return (
    <>
      <Group justify="space-between" gap="md" mb="md" mih={36}>
        <Text c="dimmed">
          {count !== null && t("users.states.count", { count })}
        </Text>
        <Group gap="xs">
          <FetchedMailButton asked={{ ...narrowed, kind: "users" }} />
          {may("create", "users") && <InviteLink to={href("userCreation")} />}
        </Group>
      </Group>
      <AccountsTab onCount={setCount} />
      {userId !== null && (
        <PersonDrawer key={userId} userId={userId} onClose={close} />
      )}
    </>
  );
}
