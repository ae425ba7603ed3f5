import type { Expression } from "./ast";

/** The expressions directly inside `node`, in the order of the source. */
export function childrenOf(node: Expression): Expression[] {
  switch (node.type) {
    case "literal":
    case "name":
      return [];
    case "list":
      return node.items;
    case "map":
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case "path":
      return node.segments.filter((segment) => typeof segment !== "string");
    case "member":
      return [node.object];
    case "index":
      return [node.object, node.index];
    case "slice":
      return [node.object, node.from, node.to];
    case "call":
      return node.target ? [node.target, ...node.args] : node.args;
    case "unary":
    case "is":
      return [node.operand];
    case "binary":
    case "logical":
      return [node.left, node.right];
    case "ternary":
      return [node.condition, node.whenTrue, node.whenFalse];
  }
}
