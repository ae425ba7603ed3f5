const lineOctets = 75;
const crlf = "\r\n";

const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** Control characters, at which some programs end a line, whatever the format says; halves of characters. */
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** A text as one line of a calendar: what ends a line, or is no character to see, is a space. */
export const lineOf = (text: string): string =>
  text.replaceAll(controls, " ").trim();

function folded(line: string): string {
  if (octetsOf(line) <= lineOctets) return line;
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      parts.push(part);
      // The space that says that a line goes on counts as well.
      part = " ";
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join(crlf);
}

/**
 * A calendar whose lines have at most 75 octets of UTF-8, as RFC 5545 (3.1) says, none cut within a character; lines that were folded
 * by another measure are put together first.
 * @example foldOctets("SUMMARY:Éléphants\r\n") // the same
 */
export const foldOctets = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[\t ]/gu, "")
    .split(crlf)
    .map(folded)
    .join(crlf);

/** A line as the value of a property of type TEXT (RFC 5545, 3.3.11), for those properties that `ics` writes as they are given. */
export const textValueOf = (text: string): string =>
  lineOf(text).replace(/[\\;,]/gu, (mark) => `\\${mark}`);
