import type { UserLanguage } from "@domain/person/user";
import type { Message } from "./compose";
import { escaped, named, oneLine, paragraph, senderLine } from "./compose";
import type { Logo } from "./logo";
import { carried } from "./logo";
import { textOf } from "./texts";

/** One object that is to be ordered. */
export interface Ordered {
  sku: string;
  name: string;
  quantity: number;
}

export interface OrderFilling {
  language: UserLanguage;
  /** To whom. */
  name: string;
  /** For which establishment. */
  from: string;
  logo: Logo | null;
  lines: readonly Ordered[];
}

const skuMost = 60;

/** The mail of an order list: each object by its number in the shop, its name and how many; what people typed is taken for text. */
export function composeOrder(filling: OrderFilling): Message {
  const { language, name, from, logo, lines } = filling;
  const sender = named(from);
  const say = (key: string) =>
    textOf(language, key)
      .replace("{{name}}", () => named(name))
      .replace("{{from}}", () => sender);
  const greeting = say(
    named(name) === ""
      ? "mail.messages.greetingNobody"
      : "mail.messages.greeting",
  );
  const intro = say("mail.order.intro");
  const heads = ["sku", "object", "quantity"].map((head) =>
    say(`mail.order.${head}`),
  );
  const rows = lines.map((line) => [
    oneLine(line.sku, skuMost),
    named(line.name, 120),
    String(line.quantity),
  ]);
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag} align="left">${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return {
    subject: oneLine(say("mail.order.subject"), 200),
    text: [
      sender,
      greeting,
      intro,
      [heads, ...rows].map((cells) => cells.join(" | ")).join("\n"),
    ].join("\n\n"),
    html: [
      senderLine(sender, logo),
      paragraph(greeting),
      paragraph(intro),
      `<table cellpadding="4">${row(heads, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table>`,
    ].join("\n"),
    ...carried(logo),
  };
}
