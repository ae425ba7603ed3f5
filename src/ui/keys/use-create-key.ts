import { usePageKey } from "./use-page-key";

/** Does what creating a record does on "c"; null does nothing. */
export const useCreateKey = (create: (() => void) | null): void =>
  usePageKey("c", create);
