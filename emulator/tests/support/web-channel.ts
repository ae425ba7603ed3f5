/** The token of a signed-in client; nobody checks its signature. */
export const tokenOf = (uid: string): string =>
  `e30.${Buffer.from(JSON.stringify({ sub: uid })).toString("base64url")}.`;

interface Channel {
  url: string;
  database: string;
  token: string;
}

async function open(
  { url, database, token }: Channel,
  stream: string,
  messages: readonly object[],
): Promise<string> {
  const form = new URLSearchParams({
    headers: `Authorization:Bearer ${token}\r\n`,
    count: String(messages.length),
    ofs: "0",
  });
  messages.forEach((message, i) => {
    form.set(`req${String(i)}___data__`, JSON.stringify(message));
  });
  const at = `${url}/google.firestore.v1.Firestore/${stream}/channel?VER=8&database=${encodeURIComponent(database)}`;
  const answer = await fetch(`${at}&RID=1&CVER=22&t=1`, {
    method: "POST",
    body: form.toString(),
  });
  const [, session] = /\["c","([^"]+)"/.exec(await answer.text()) ?? [];
  if (session === undefined) throw new Error("no session");
  return `${at}&SID=${session}`;
}

/**
 * What a browser reads from a Listen or Write stream after `messages`, as one text of frames: a long
 * poll is repeated until `done` holds of all that came.
 */
export async function overWebChannel(
  channel: Channel,
  stream: "Listen" | "Write",
  messages: readonly object[],
  done: (text: string) => boolean,
): Promise<string> {
  const session = await open(channel, stream, messages);
  let text = "";
  for (let turn = 0; turn < 10 && !done(text); turn += 1) {
    const ids = [...text.matchAll(/\[(\d+),\[/g)].map(([, id]) => Number(id));
    const seen = Math.max(0, ...ids);
    const answer = await fetch(
      `${session}&RID=rpc&AID=${String(seen)}&CI=1&TYPE=xmlhttp&t=1`,
    );
    text += await answer.text();
  }
  await fetch(`${session}&RID=9&TYPE=terminate`, { method: "POST" });
  return text;
}
