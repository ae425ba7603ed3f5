interface Runnable {
  run(request: never): unknown;
}

/** Calls a function as this person would; the answer, or the code of the refusal. When they signed in is in seconds. */
export async function ask(
  callable: Runnable,
  uid: string | null,
  data: unknown,
  signedInAt = Math.floor(Date.now() / 1000),
): Promise<unknown> {
  const token = { auth_time: signedInAt };
  const auth = uid === null ? undefined : { uid, token };
  try {
    return await callable.run({ auth, data, rawRequest: {} } as never);
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
}
