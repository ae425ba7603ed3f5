import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { Panel } from "../../../ui/page/panel";
import { DoseList } from "./dose-list";

/** What is to be given today in a sector: also the sheet that hangs there. */
export function Component({ id }: { id: string }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const facts = { zooId, sectorIds: [id] };
  if (!may("read", "doses", facts)) return null;
  return (
    <Panel title={t("health.doses.title")}>
      <DoseList sectorIds={[id]} mayGive={may("create", "doses", facts)} />
    </Panel>
  );
}
