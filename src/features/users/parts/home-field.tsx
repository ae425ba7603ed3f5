import { zoosQueries } from "@domain/query/facility-queries";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { Select } from "../../../ui/form/fields/choosers";

interface HomeFieldProps {
  id: string;
  /** Said below the label. */
  description?: string | undefined;
  value: string;
  onChange: (zooId: string) => void;
}

/** The establishment that is somebody's home. */
export function HomeField(props: HomeFieldProps) {
  const { id, description, value, onChange } = props;
  const { t } = useTranslation();
  const zoos = useLiveQueries(zoosQueries(useReadySession()));
  const rows = (zoos.state === "data" ? zoos.data.rows : []).filter(
    (row) => !row.data.isArchived || row.id === value,
  );
  return (
    <Select
      id={id}
      label={t("users.fields.zooId")}
      description={description}
      searchable={rows.length > 8}
      openOnFocus={false}
      allowDeselect={false}
      disabled={zoos.state === "loading"}
      data={rows.map((row) => ({ value: row.id, label: row.data.zooName }))}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
