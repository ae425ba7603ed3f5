import { href } from "@domain/pages";
import type { Profile } from "@domain/profile/profile";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { RecordList } from "../../../ui/list/record-list";
import { ArchivedMark } from "../parts/archived-mark";
import { useProfileName } from "../parts/use-profile-name";
import { useProfileTaxa } from "../parts/use-profile-taxa";

/** Profiles as rows; each leads to its record. */
export function ProfileTable({ rows }: { rows: readonly Row<"profiles">[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  const counted = (what: "criteria" | "answers", count: number) =>
    t(`profiles.states.${what}`, { count, n: format.number(count) });
  return (
    <RecordList
      label={t("profiles.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("quizzProfile", { profileId: id })}
      columns={[
        {
          id: "name",
          header: t("profiles.fields.names"),
          width: "minmax(8rem, 2fr)",
          cell: ({ data, pending }) => (
            <Group gap="xs" component="span">
              {nameOf(data)}
              {pending && <PendingBadge />}
            </Group>
          ),
        },
        {
          id: "taxa",
          header: t("profiles.fields.taxa"),
          width: "minmax(0, 3fr)",
          from: 480,
          card: "bare",
          cell: ({ data }) => <Taxa profile={data} />,
        },
        {
          id: "criteria",
          header: t("profiles.fields.criteria"),
          width: "fit",
          from: 700,
          card: "bare",
          cell: ({ data }) => counted("criteria", data.criteria.length),
        },
        {
          id: "expected",
          header: t("profiles.fields.expected"),
          width: "fit",
          from: 800,
          card: "bare",
          cell: ({ data }) =>
            counted("answers", Object.keys(data.expected).length),
        },
        ...(rows.some(({ data }) => data.archived)
          ? [
              {
                id: "state",
                header: t("profiles.fields.state"),
                width: "fit" as const,
                from: 560,
                card: "bare" as const,
                cell: ({ data }: Row<"profiles">) => (
                  <ArchivedMark archived={data.archived} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** So many names tell what a profile is for. */
const namedMost = 3;

/** The first of what a profile is for by name, and how many more there are. */
function Taxa({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { specieIds, familyIds, orderIds } = profile;
  const all = specieIds.length + familyIds.length + orderIds.length;
  const room = namedMost - Math.min(namedMost, orderIds.length);
  const families = familyIds.slice(0, room);
  const named = useProfileTaxa({
    orderIds: orderIds.slice(0, namedMost),
    familyIds: families,
    specieIds: specieIds.slice(0, room - families.length),
  });
  if (all === 0)
    return (
      <Text component="span" inherit c="dimmed">
        {t("profiles.states.anySpecies")}
      </Text>
    );
  const names = [...named.orders, ...named.families, ...named.species].map(
    ({ name }) => name,
  );
  return all > names.length
    ? t("profiles.states.andMore", {
        names: names.join(", "),
        more: format.number(all - names.length),
      })
    : format.list(names);
}
