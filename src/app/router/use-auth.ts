import { useEffect, useState } from "react";
import type { AuthState } from "../../data/auth";
import { watchAuth } from "../../data/auth";

/** Whether somebody is signed in, without reading anything of the establishment. */
export function useAuth(): AuthState {
  const [auth, setAuth] = useState<AuthState>({ state: "loading" });
  useEffect(() => watchAuth(setAuth), []);
  return auth;
}
