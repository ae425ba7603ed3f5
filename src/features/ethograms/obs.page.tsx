import { usePageParams } from "../../ui/list/search-params";
import { DraftPage } from "./draft/draft-page";
import { HeaderPage } from "./header-page";
import { OfEthogram } from "./parts/of-ethogram";
import { EthogramRecord } from "./record/ethogram-record";

/** An ethogram: the form for a new one, its versions, the form of its names, or the editor of its draft. */
export function Component() {
  const [params] = usePageParams();
  const mode = params.get("mode");
  if (mode === "create") return <HeaderPage row={null} />;
  return (
    <OfEthogram>
      {(row) =>
        mode !== "edit" ? (
          <EthogramRecord row={row} />
        ) : params.has("version") ? (
          <DraftPage row={row} number={Number(params.get("version"))} />
        ) : (
          <HeaderPage row={row} />
        )
      }
    </OfEthogram>
  );
}
