import type { AppConfig, Flag } from "./app-config";

const numbersOf = (version: string): number[] | null =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split(".").map(Number) : null;

/** Whether a version comes before another; what is no version (a build without one) comes before none. */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(than)];
  if (own === null || other === null) return false;
  const at = own.findIndex((number, index) => number !== other[index]);
  return at !== -1 && (own[at] ?? 0) < (other[at] ?? 0);
}

/** Whether somebody in an app of this version may require that one: not a newer one, and nothing where theirs is none. */
export const mayRequire = (build: string, minimum: string): boolean =>
  numbersOf(build) !== null && !isOlder(build, minimum);

/** Whether this app may work now: "tooOld" until it is loaded anew, "maintenance" until that is over. */
export type ServiceState = "open" | "maintenance" | "tooOld";

type Config = Pick<AppConfig, "minimumVersion" | "maintenance" | "flags">;

/** `passes`: who works on during a maintenance. Without a configuration everything is open. */
export function serviceState(
  config: Config | null,
  { build, passes }: { build: string; passes: boolean },
): ServiceState {
  if (config === null) return "open";
  const { minimumVersion, maintenance } = config;
  if (minimumVersion !== null && isOlder(build, minimumVersion))
    return "tooOld";
  return maintenance && !passes ? "maintenance" : "open";
}

/** Whether something that can be switched off is on for a person; without a configuration it is. */
export function isOn(
  config: Config | null,
  flag: Flag,
  betaTester: boolean,
): boolean {
  const state = config?.flags[flag] ?? "on";
  return state === "on" || (state === "beta" && betaTester);
}
