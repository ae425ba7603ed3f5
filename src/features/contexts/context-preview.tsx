import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { VersionPreview } from "../shared/asking/preview/version-preview";
import { shownVersion } from "../shared/versions/shown-version";
import { useAskingContext } from "./parts/use-asking-context";

interface ContextPreviewProps {
  row: Row<"contexts">;
  /** Whoever makes them sees drafts, and is led back to the record. */
  isMaker: boolean;
}

/** A context as whoever observes will answer it; what is answered is kept nowhere. */
export function ContextPreview({ row, isMaker }: ContextPreviewProps) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const asking = useAskingContext(row);
  const { versions } = row.data;
  const shown = shownVersion(versions, params.get("version"), isMaker);
  if (shown === null) return asking.missing;
  const { number, status } = shown;
  const version = t("surveys.preview.fields.version", { version: number });
  const to = asking.recordHref({ version: String(number) });
  return (
    <>
      <PageHeader
        title={asking.name}
        facts={`${version} · ${t(`surveys.preview.options.status.${status}`)}`}
        {...(isMaker && {
          crumbs: [asking.list, { label: asking.name, to }],
        })}
      />
      <VersionPreview
        key={number}
        of={asking}
        names={asking.names}
        shown={shown}
      />
    </>
  );
}
