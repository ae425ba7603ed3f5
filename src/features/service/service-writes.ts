import type { Service } from "@domain/service/form";
import { call } from "../../data/calls";
import { environment } from "../../lib/environment";

/** Sets what every open app follows; needs a network. Rejects AppError. */
export async function saveService({
  minimumVersion,
  maintenance,
  maintenanceUntil,
  flags,
}: Service): Promise<void> {
  await call("setAppConfig", {
    build: environment.appVersion,
    minimumVersion,
    maintenance,
    maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
    flags,
  });
}
