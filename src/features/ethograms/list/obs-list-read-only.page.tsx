import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/page/page-header";
import { EthogramList } from "./ethogram-list";

/** The ethograms that sessions begin with now, for everybody; each leads to how it looks. */
export function Component() {
  const { t } = useTranslation();
  const title = t("ethograms.titleReadOnly");
  return (
    <>
      <PageHeader title={title} />
      <EthogramList title={title} isMaker={false} />
    </>
  );
}
