import type { ListedVersion } from "@domain/versions/version-list";
import { Button, Stack, Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStaffName } from "../../../data/directory/use-staff-name";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import type { VersionedThing } from "./versioned";
import { VersionStatusMark } from "./version-status-mark";

/** Who published a version is said in it: so many are read at once. */
const step = 10;

/** Every version of a thing, the latest first; each is opened from here. */
export function VersionList({ of }: { of: VersionedThing }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  const all = of.versions
    .map((version, at) => ({ version, number: at + 1 }))
    .reverse();
  return (
    <Stack gap="sm">
      <Table.ScrollContainer minWidth={600}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("surveys.edit.fields.versionNumber")}</Table.Th>
              <Table.Th>{t("surveys.edit.fields.status")}</Table.Th>
              <Table.Th>{t("surveys.edit.fields.publishedAt")}</Table.Th>
              <Table.Th>{t("surveys.edit.fields.publishedBy")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.slice(0, shown).map(({ version, number }) => (
              <VersionRow
                key={number}
                of={of}
                number={number}
                version={version}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {shown < all.length && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t("common.actions.loadMore")}
        </Button>
      )}
    </Stack>
  );
}

interface VersionRowProps {
  of: VersionedThing;
  number: number;
  version: ListedVersion;
}

function VersionRow({ of, number, version }: VersionRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isDraft = version.status === "draft";
  const live = useLiveDoc(
    of.collection,
    isDraft ? null : String(number),
    of.id,
  );
  const by = live.state === "data" ? live.data?.data.publishedBy : null;
  const who = useStaffName(by ?? null);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <TextLink to={of.recordHref({ version: String(number) })}>
          {t("surveys.edit.fields.version", { number })}
        </TextLink>
      </Table.Th>
      <Table.Td>
        <VersionStatusMark status={version.status} />
      </Table.Td>
      <Table.Td>
        {version.publishedAt === null
          ? "—"
          : format.dateTime(version.publishedAt)}
      </Table.Td>
      <Table.Td>{who ?? "—"}</Table.Td>
    </Table.Tr>
  );
}
