import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { matchesText } from "../../../ui/list/search-text";
import type { Account } from "@domain/person/account";
import { accountOf } from "@domain/person/account";

/** The provider's people of these ids whose cards can be read, by the provider's label; narrowed to what was typed. */
export function useProviders(
  ids: readonly string[],
  typed: string,
): readonly Account[] {
  const { t } = useTranslation();
  return useLiveDocs("users", ids)
    .flatMap((live) => {
      if (live.state !== "data" || live.data === null) return [];
      const { id, data } = live.data;
      const account = accountOf(id, data, undefined);
      const name = t("users.states.provider", { name: fullName(data) || id });
      return [{ ...account, name, staff: true }];
    })
    .filter(({ name }) => matchesText(typed, [name]));
}
