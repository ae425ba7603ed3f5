import type { LabelKind } from "@domain/label/label";
import { labelKinds } from "@domain/label/label";
import { useTranslation } from "react-i18next";
import { NotThereNotice } from "../../ui/list/not-there-notice";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { QueryState } from "../../ui/state/query-state";
import { LabelFormPage } from "./label-form-page";
import { LabelList } from "./label-list";
import { useLabels } from "./use-labels";

/** Tags, categories and goals: lists side by side, and a form for one of them. */
export function Component() {
  const [params] = usePageParams();
  const kind = labelKinds.find((one) => one === params.get("tab")) ?? "tags";
  const id = params.get("labelId");
  if (params.get("mode") === "create")
    return <LabelFormPage key={kind} kind={kind} row={null} />;
  return id === null ? <Lists /> : <Edition kind={kind} id={id} />;
}

/** `unknown`: the address names a label that is none of them. */
function Lists({ unknown = false }: { unknown?: boolean }) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  return (
    <>
      <PageHeader title={t("labels.title")} />
      {unknown && <NotThereNotice onClose={() => change({ labelId: null })} />}
      <RecordTabs
        label={t("labels.title")}
        tabs={labelKinds.map((kind) => ({
          id: kind,
          label: t(`labels.tabs.${kind}`),
          content: <LabelList kind={kind} />,
        }))}
      />
    </>
  );
}

function Edition({ kind, id }: { kind: LabelKind; id: string }) {
  const live = useLabels(kind);
  return (
    <QueryState query={live}>
      {({ rows }) => {
        const row = rows.find((one) => one.id === id);
        return row === undefined ? (
          <Lists unknown />
        ) : (
          <LabelFormPage key={id} kind={kind} row={row} />
        );
      }}
    </QueryState>
  );
}
