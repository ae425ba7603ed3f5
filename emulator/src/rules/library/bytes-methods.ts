import { int, string } from "../values/value";
import type { Methods } from "./signature";

export const BYTES_METHODS: Methods<"bytes"> = {
  size: (self) => int(self.value.length),
  // Production answers with the URL-safe alphabet, padded, and with upper-case digits.
  toBase64: (self) =>
    string(
      self.value.toString("base64").replace(/\+/g, "-").replace(/\//g, "_"),
    ),
  toHexString: (self) => string(self.value.toString("hex").toUpperCase()),
};
