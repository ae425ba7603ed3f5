import { projectFacts } from "@domain/research/project";
import { idSchema } from "@domain/schema/fields";
import { useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import { usePageParams } from "../../ui/list/search-params";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { ProjectFormPage } from "./form/project-form-page";
import { NoProject } from "./parts/no-project";
import { ProjectRecord } from "./record/project-record";

/** A project: its record or the form for it, as the address says. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const mode = params.get("mode");
  const projectId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("projectId"));
  const live = useLiveDoc("researchProjects", projectId);
  if (mode === "create" && may("create", "researchProjects"))
    return <ProjectFormPage row={null} />;
  // A project that is not one's own to see is as one that is not there.
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (projectId === null || isClosed) return <NoProject />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoProject />}>
      {(row) =>
        row !== null &&
        (mode === "edit" &&
        may("change", "researchProjects", projectFacts(row.data)) ? (
          <ProjectFormPage key={row.id} row={row} />
        ) : (
          <ProjectRecord key={row.id} row={row} />
        ))
      }
    </QueryState>
  );
}
