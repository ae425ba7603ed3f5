import type { AppConfig } from "@domain/service/app-config";
import { appConfigId, appConfigSchema } from "@domain/service/app-config";
import { useLiveDoc } from "../../data/hooks/use-live";
import { QueryState } from "../../ui/state/query-state";
import { ServiceForm } from "./service-form";

const unsaid: AppConfig = appConfigSchema.parse({});

/** Maintenance, the least version, what is switched off. */
export function ServiceTab() {
  const live = useLiveDoc("config", appConfigId);
  return (
    <QueryState query={live}>
      {(row) => <ServiceForm config={row?.data ?? unsaid} />}
    </QueryState>
  );
}
