import { sectorRoles } from "@domain/access/session";
import { href } from "@domain/pages";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../../data/files/use-file-url";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import type { Column } from "../../../ui/list/columns";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import type { Account } from "@domain/person/account";
import { AccountStatus } from "../parts/account-status";

/** The accounts as rows; each opens its record beside the list, which stays as it is narrowed. */
export function AccountTable({ rows }: { rows: readonly Account[] }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const columns = useColumns();
  useThumbnails(rows.map(({ picture }) => picture));
  return (
    <RecordList
      label={t("users.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) =>
        `${href("zooDetails")}?${withParams(params, { userId: id }).toString()}`
      }
      columns={columns}
    />
  );
}

/** What they may do follows from their sectors alone. */
const isPlain = ({ right: held }: Account): boolean => held === "user";

/** In which sectors somebody works, role by role; "" for none. */
function useRolesText() {
  const { t } = useTranslation();
  const format = useFormat();
  const sectors = useSectors(useReadySession().zooId);
  return ({ roles }: Account): string =>
    sectorRoles
      .flatMap((role) => {
        const names = (roles?.[role] ?? []).map(
          (id) => sectors.of(id)?.sectorName ?? "…",
        );
        return names.length === 0
          ? []
          : t("users.states.roleIn", {
              role: t(`users.options.role.${role}`),
              sectors: format.list(names),
            });
      })
      .join(" · ");
}

function useColumns(): Column<Account>[] {
  const { t } = useTranslation();
  const rolesOf = useRolesText();
  const rightText = ({ right: held, staff }: Account): string => {
    if (held !== null) return t(`users.options.right.${held}`);
    return staff ? t("users.states.staff") : "";
  };
  return [
    {
      id: "name",
      header: t("users.fields.name"),
      width: "minmax(0, 5fr)",
      cell: ({ name, initials, picture }) => (
        <Group gap="sm" wrap="nowrap" component="span">
          <PersonAvatar
            name={name}
            initials={initials}
            picture={picture}
            size={30}
            decorative
          />
          <Text component="span" inherit truncate title={name}>
            {name}
          </Text>
        </Group>
      ),
    },
    {
      id: "status",
      header: t("users.fields.status"),
      width: "fit",
      from: 640,
      cell: ({ status }) => <AccountStatus status={status} />,
      card: "bare",
    },
    {
      id: "right",
      header: t("users.fields.userRight"),
      width: "minmax(0, 3fr)",
      from: 640,
      card: "bare",
      // Where there is one line for both, the sectors say more.
      cell: (account, folded) =>
        folded && isPlain(account) && rolesOf(account) !== ""
          ? ""
          : rightText(account),
    },
    {
      id: "roles",
      header: t("users.fields.sectors"),
      width: "minmax(0, 5fr)",
      from: 860,
      card: "bare",
      cell: (account, folded) => {
        const roles = rolesOf(account);
        return folded ? (
          roles
        ) : (
          <Text component="span" c="dimmed" inherit truncate display="block">
            {roles}
          </Text>
        );
      },
    },
  ];
}
