import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ToolLink } from "../../../ui/display/tool-link";

/** The way from the animals to the groups they are in. */
export function GroupsLink() {
  const { t } = useTranslation();
  const may = useCan();
  return (
    may("read", "groups") && (
      <ToolLink
        to={href("groupList")}
        icon={IconUsersGroup}
        label={t("groups.menu.groupList")}
      />
    )
  );
}
