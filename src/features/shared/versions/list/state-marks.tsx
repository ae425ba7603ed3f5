import type {
  ListedVersion,
  VersionStatus,
} from "@domain/versions/version-list";
import { Group } from "@mantine/core";
import { IconArchive, IconCircleCheck, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../../ui/display/status-badge";

const looks = {
  draft: { color: "orange", icon: IconPencil },
  published: { color: "green", icon: IconCircleCheck },
  retired: { color: "gray", icon: IconArchive },
} as const satisfies Record<VersionStatus, object>;

/** What becomes of these versions of a thing, and whether it is put away. */
export function StateMarks({
  of: { versions, archived },
  numbers,
  folded,
}: {
  of: { versions: readonly ListedVersion[]; archived: boolean };
  numbers: readonly number[];
  /** Under the name, where further marks stand below. */
  folded: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Group gap={6} pb={folded ? 4 : 0}>
      {numbers.map((number) => {
        const status = versions[number - 1]?.status ?? "draft";
        return (
          <StatusBadge
            key={number}
            {...looks[status]}
            size="sm"
            label={t("surveys.list.states.version", {
              version: number,
              status: t(`surveys.preview.options.status.${status}`),
            })}
          />
        );
      })}
      {archived && (
        <StatusBadge
          color="gray"
          size="sm"
          icon={IconArchive}
          label={t("surveys.list.states.archived")}
        />
      )}
    </Group>
  );
}
