import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";

/** What stands before the app for some; fetched by them alone. */
export const FirstSignIn = fetched(
  withTexts(["entry", "terms"], () =>
    import("./first-sign-in").then(({ FirstSignIn }) => FirstSignIn),
  ),
);

export const AcceptTerms = fetched(
  withTexts(["entry", "terms"], () =>
    import("./accept-terms").then(({ AcceptTerms }) => AcceptTerms),
  ),
);

/** What a one-time code in the address opens. */
export const CodePage = fetched(
  withTexts(["entry", "terms", "errors.fields", "errors.messages"], () =>
    import("./code-page").then(({ CodePage }) => CodePage),
  ),
);

/** Why one is asked to sign in who has just chosen a password. */
export const PasswordSaved = fetched(
  withTexts(["entry"], () =>
    import("./password-saved").then(({ PasswordSaved }) => PasswordSaved),
  ),
);
