import { defineCallable } from "../../edge/define-callable";
import { redeem } from "./redeem";

export const completeInvitation = defineCallable(
  "completeInvitation",
  async (
    _,
    { code, userFirstname, userLastname, language, newPassword, eula },
  ) => ({
    userMail: await redeem({
      code,
      kind: "invitation",
      newPassword,
      card: { userFirstname, userLastname },
      language,
      eula,
    }),
  }),
);
