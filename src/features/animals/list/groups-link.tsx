import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way from the animals to the groups they are in. */
export function GroupsLink() {
  const { t } = useTranslation();
  const may = useCan();
  return (
    may("read", "groups") && (
      <ButtonLink
        to={href("groupList")}
        variant="default"
        leftSection={<IconUsersGroup size={16} aria-hidden />}
      >
        {t("groups.menu.groupList")}
      </ButtonLink>
    )
  );
}
