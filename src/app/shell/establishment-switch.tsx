import type { Session } from "@domain/access/session";
import { homePage, href } from "@domain/pages";
import { zoosQueries } from "@domain/query/facility-queries";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useLiveQueries } from "../../data/hooks/use-live";

/** Switching is following a link, so that unsaved work is asked about first. */
const addressOf = (zooId: string) => href(homePage, { zoo: zooId });

/** The way to another establishment. */
export function EstablishmentSwitch({ session }: { session: Session }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const zoos = useLiveQueries(zoosQueries(session));
  const rows = zoos.state === "data" ? zoos.data.rows : [];
  return (
    <Select
      size="sm"
      label={t("shell.fields.establishment")}
      searchable={rows.length > 8}
      allowDeselect={false}
      data={rows.map(({ id, data }) => ({ value: id, label: data.zooName }))}
      value={session.zooId}
      onChange={(id) => {
        if (id !== null) void navigate(addressOf(id));
      }}
    />
  );
}
