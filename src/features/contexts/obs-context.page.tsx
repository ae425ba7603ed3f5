import { useCan } from "../../data/hooks/use-can";
import type { Row } from "../../data/live-store";
import { usePageParams } from "../../ui/list/search-params";
import { DraftPage } from "../shared/asking/draft/draft-page";
import { ContextPreview } from "./context-preview";
import { ContextRecord } from "./context-record";
import { HeaderPage } from "./header-page";
import { NoContext, OfContext } from "./parts/of-context";
import { useAskingContext } from "./parts/use-asking-context";

/** A context: for who makes them its versions, the forms and the editor; for everybody how it is asked once it is published. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const isMaker = may("change", "surveys");
  const mode = params.get("mode");
  if (mode === "create")
    return isMaker ? <HeaderPage row={null} /> : <NoContext />;
  return (
    <OfContext>
      {(row) => {
        if (!isMaker || mode === "preview")
          return <ContextPreview row={row} isMaker={isMaker} />;
        if (mode !== "edit") return <ContextRecord row={row} />;
        return params.has("version") ? (
          <OfDraft row={row} number={Number(params.get("version"))} />
        ) : (
          <HeaderPage row={row} />
        );
      }}
    </OfContext>
  );
}

const OfDraft = ({ row, number }: { row: Row<"contexts">; number: number }) => (
  <DraftPage
    asking={useAskingContext(row)}
    record={<ContextRecord row={row} />}
    number={number}
  />
);
