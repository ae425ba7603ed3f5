import type { Session } from "@domain/access/session";
import { readsEveryZoo } from "@domain/access/reach";
import type { AppConfig, Flag } from "@domain/service/app-config";
import { appConfigId } from "@domain/service/app-config";
import type { ServiceState } from "@domain/service/service-state";
import { isOn, serviceState } from "@domain/service/service-state";
import { useEffect } from "react";
import { environment } from "../../lib/environment";
import { useReadySession } from "../hooks/ready-session";
import { useLiveDoc } from "../hooks/use-live";
import { outbox } from "../outbox/outbox";
import { hold } from "./held";

/** `config/app`, live; null until it is known and where there is none. */
export function useAppConfig(): AppConfig | null {
  const live = useLiveDoc("config", appConfigId);
  return live.state === "data" ? (live.data?.data ?? null) : null;
}

/** Whether this app may work now; while it may not, writes wait in the outbox. */
export function useServiceState(
  { access }: Session,
  config: AppConfig | null,
): ServiceState {
  const state = serviceState(config, {
    build: environment.appVersion,
    passes: readsEveryZoo(access),
  });
  useEffect(() => {
    hold(state !== "open");
    if (state === "open") void outbox.sweep();
    return () => hold(false);
  }, [state]);
  return state;
}

/** Whether something that the provider can switch off is on for whoever is working. */
export function useFlag(flag: Flag): boolean {
  const { uid } = useReadySession();
  const config = useAppConfig();
  const asks = config?.flags[flag] === "beta";
  const account = useLiveDoc("accounts", asks ? "account" : null, uid);
  const tests = account.state === "data" && account.data?.data.betaTester;
  return isOn(config, flag, tests === true);
}
