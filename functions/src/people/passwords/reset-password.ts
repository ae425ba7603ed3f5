import { defineCallable } from "../../edge/define-callable";
import { redeem } from "./redeem";

export const resetPassword = defineCallable(
  "resetPassword",
  async (_, { code, newPassword }) => ({
    userMail: await redeem({ code, kind: "reset", newPassword }),
  }),
);
