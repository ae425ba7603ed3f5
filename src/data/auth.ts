export type AuthState =
  | { state: "loading" }
  | { state: "signedOut" }
  | { state: "signedIn"; uid: string };

export declare function watchAuth(
  listener: (state: AuthState) => void,
): () => void;
/** Rejects with AppError: invalid-input (wrong mail or password), quota, offline, not-allowed (disabled). */
export declare function signIn(
  mail: string,
  password: string,
  remember: boolean,
): Promise<void>;
export declare function signOutSafely(): Promise<{ waiting: number }>;
export declare function signOutNow(): Promise<void>;
