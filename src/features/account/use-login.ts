import type { ParseKeys } from "i18next";
import { useState } from "react";
import { signIn } from "../../data/auth";
import { refusal as lastRefusal } from "../../data/sdk/device";
import { errorCode } from "@domain/errors";
import { errorKey } from "../../lib/i18n/error-text";
import type { Credentials, LoginProblems } from "./login-form";
import { loginProblems, reasonKey, refusalKey } from "./login-form";

export interface Login {
  values: Credentials;
  problems: LoginProblems;
  /** Why the last attempt was refused. */
  refusal: ParseKeys | null;
  sending: boolean;
  change: (change: Partial<Credentials>) => void;
  fill: (mail: string, password: string) => void;
  submit: () => Promise<void>;
}

const empty: Credentials = { mail: "", password: "", remember: false };

/** The state of the sign-in form. */
export function useLogin(onSubmitting: () => void): Login {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refusal, setRefusal] = useState<ParseKeys | null>(() =>
    reasonKey(lastRefusal()),
  );
  const [sending, setSending] = useState(false);

  const change = (wanted: Partial<Credentials>) => {
    setValues((now) => ({ ...now, ...wanted }));
    setProblems({});
  };

  const send = async () => {
    setSending(true);
    onSubmitting();
    try {
      await signIn(values.mail.trim(), values.password, values.remember);
    } catch (error) {
      setRefusal(refusalKey(errorCode(error)) ?? errorKey(error));
      setSending(false);
    }
  };

  const submit = async () => {
    setRefusal(null);
    const found = loginProblems(values);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first === undefined) await send();
    else document.getElementById(`login-${first}`)?.focus();
  };

  return {
    values,
    problems,
    refusal,
    sending,
    change,
    fill: (mail, password) => change({ mail, password }),
    submit,
  };
}
