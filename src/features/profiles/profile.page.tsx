import { idSchema } from "@domain/schema/fields";
import { useCan } from "../../data/hooks/use-can";
import { useProfiles } from "../../data/surveys/use-surveys";
import { usePageParams } from "../../ui/list/search-params";
import { QueryState } from "../../ui/state/query-state";
import { ProfileFormPage } from "./form/profile-form-page";
import { ProfileList } from "./list/profile-list";
import { NoProfile } from "./parts/no-profile";
import { ProfileRecord } from "./record/profile-record";

/** Profiles: the list, one of them, or the form for it, as the address says. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const mode = params.get("mode");
  const live = useProfiles();
  if (mode === "create" && may("create", "profiles"))
    return <ProfileFormPage row={null} />;
  const asked = params.get("profileId");
  if (asked === null) return <ProfileList live={live} />;
  const id = idSchema.nullable().catch(null).parse(asked);
  return (
    <QueryState query={live}>
      {({ rows }) => {
        const row = rows.find((one) => one.id === id);
        if (row === undefined) return <NoProfile />;
        return mode === "edit" && may("change", "profiles") ? (
          <ProfileFormPage key={row.id} row={row} />
        ) : (
          <ProfileRecord key={row.id} row={row} />
        );
      }}
    </QueryState>
  );
}
