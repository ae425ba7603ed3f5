import { describe, expect, it } from "vitest";
import { evaluates } from "../testing/bench";

/** What production answered for one condition on a document that exists. */
type Fact = readonly [
  fact: string,
  verdict: "ALLOW" | "DENY",
  condition: string,
];

const DATA = {
  owner: "alice",
  flag: true,
  count: 10,
  ratio: 1.5,
  text: "hello world",
  tags: ["a", "b", "c", "d"],
  map: { k: "v", deep: { leaf: "x" } },
  t1: new Date("2030-01-01T00:00:00Z"),
  t2: new Date("2030-01-02T00:00:00Z"),
};

const D = "resource.data";

const TABLES: Readonly<Record<string, readonly Fact[]>> = {
  "ast strictness and unsupported casts": [
    ["bool()", "DENY", "bool('true')"],
    ["math.isInfinite()", "DENY", "!math.isInfinite(1)"],
    ["map.hasAll() without keys()", "DENY", `${D}.hasAll(['owner'])`],
    ["map.keys().hasAll()", "ALLOW", `${D}.keys().hasAll(['owner'])`],
  ],
  "time and math built-ins": [
    ["abs within", "ALLOW", "math.abs(-75) <= 100"],
    ["abs beyond", "DENY", "math.abs(200) <= 100"],
    ["ceil within", "ALLOW", "math.ceil(99.3) <= 100"],
    ["ceil beyond", "DENY", "math.ceil(100.1) <= 100"],
    [
      "date order",
      "ALLOW",
      "timestamp.date(2099,1,1) > timestamp.date(2025,1,1)",
    ],
    [
      "date order reversed",
      "DENY",
      "timestamp.date(2025,1,1) > timestamp.date(2099,1,1)",
    ],
    [
      "duration order",
      "ALLOW",
      "duration.value(2,'h') > duration.value(1,'h')",
    ],
    [
      "duration order reversed",
      "DENY",
      "duration.value(1,'h') > duration.value(2,'h')",
    ],
  ],
  "bytes and hashing": [
    ["size", "ALLOW", "'hello'.toUtf8().size() == 5"],
    ["multi-byte size", "ALLOW", "'é'.toUtf8().size() == 2"],
    ["hex round trip", "ALLOW", "'123'.toUtf8().toHexString() == '313233'"],
    ["is bytes", "ALLOW", "'a'.toUtf8() is bytes"],
    ["unpadded base64", "DENY", "'a'.toUtf8().toBase64() == 'YQ'"],
    ["padded base64", "ALLOW", "'a'.toUtf8().toBase64() == 'YQ=='"],
    ["URL-safe base64", "ALLOW", "'~~~'.toUtf8().toBase64() == 'fn5-'"],
    ["standard base64", "DENY", "'~~~'.toUtf8().toBase64() == 'fn5+'"],
    [
      "md5 lower case",
      "DENY",
      "hashing.md5('').toHexString() == 'd41d8cd98f00b204e9800998ecf8427e'",
    ],
    [
      "md5 upper case",
      "ALLOW",
      "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    ],
    ["md5 of bytes", "ALLOW", "hashing.md5(''.toUtf8()) == hashing.md5('')"],
    [
      "crc32 big-endian",
      "DENY",
      "hashing.crc32('123456789').toHexString() == 'CBF43926'",
    ],
    [
      "crc32 little-endian",
      "ALLOW",
      "hashing.crc32('123456789').toHexString() == '2639F4CB'",
    ],
    [
      "crc32c big-endian",
      "DENY",
      "hashing.crc32c('123456789').toHexString() == 'E3069283'",
    ],
    [
      "crc32c little-endian",
      "ALLOW",
      "hashing.crc32c('123456789').toHexString() == '839206E3'",
    ],
    [
      "sha256 upper case",
      "ALLOW",
      "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    ],
  ],
  "operators across types": [
    [
      "timestamp + duration",
      "ALLOW",
      `${D}.t1 + duration.value(1,'d') == ${D}.t2`,
    ],
    [
      "timestamp - duration",
      "ALLOW",
      `${D}.t2 - duration.value(1,'d') == ${D}.t1`,
    ],
    [
      "timestamp - timestamp",
      "ALLOW",
      `${D}.t2 - ${D}.t1 == duration.value(24,'h')`,
    ],
    [
      "duration + duration",
      "ALLOW",
      "duration.value(1,'h') + duration.value(1,'h') == duration.value(2,'h')",
    ],
    [
      "duration - duration",
      "ALLOW",
      "duration.value(2,'h') - duration.value(1,'h') == duration.value(60,'m')",
    ],
    ["timestamp < timestamp", "ALLOW", `${D}.t1 < ${D}.t2`],
    ["wrong sum", "DENY", `${D}.t1 + duration.value(1,'d') == ${D}.t1`],
  ],
  "duration and latlng": [
    [
      "valid coordinate",
      "ALLOW",
      "latlng.value(37.4, -122.08).latitude() > 37.0 && latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0",
    ],
    ["latitude below -90", "DENY", "latlng.value(-100.0, -122.08) is latlng"],
    [
      "components",
      "ALLOW",
      "duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4",
    ],
  ],
  "absorbed errors": [
    ["error || true", "ALLOW", `${D}.missing == 1 || true`],
    ["true || error", "ALLOW", `true || ${D}.missing == 1`],
    ["error || false", "DENY", `${D}.missing == 1 || false`],
    ["error && false", "DENY", `${D}.missing == 1 && false`],
    ["error && true", "DENY", `${D}.missing == 1 && true`],
    [
      "(error && false) || true",
      "ALLOW",
      `(${D}.missing == 1 && false) || true`,
    ],
    ["not (error && false)", "ALLOW", `!(${D}.missing == 1 && false)`],
  ],
  "int, float and division": [
    ["truncated", "ALLOW", "10 / 4 == 2"],
    ["not a float", "DENY", "10 / 4 == 2.5"],
    ["towards zero", "ALLOW", "-7 / 2 == -3"],
    ["float", "ALLOW", "10.0 / 4.0 == 2.5"],
    ["mixed", "ALLOW", "10 / 4.0 == 2.5"],
    ["modulo", "ALLOW", "10 % 3 == 1"],
    ["by zero", "DENY", "10 / 0 > 0"],
    ["by zero, absorbed", "ALLOW", "10 / 0 > 0 || true"],
    ["int is int", "ALLOW", `${D}.count is int && !(${D}.count is float)`],
    ["float is float", "ALLOW", `${D}.ratio is float && !(${D}.ratio is int)`],
  ],
  "list methods": [
    ["concat size", "ALLOW", "['a','b'].concat(['c','d']).size() == 4"],
    ["concat order", "ALLOW", "['b'].concat(['a']) == ['b','a']"],
    ["concat keeps repetition", "ALLOW", "['a'].concat(['a']).size() == 2"],
    ["removeAll", "ALLOW", "['a','b','a'].removeAll(['a']) == ['b']"],
    ["removeAll of nothing", "ALLOW", "['a'].removeAll([]) == ['a']"],
    ["toSet", "ALLOW", "['a','a'].toSet().size() == 1"],
    [
      "set.difference(list)",
      "DENY",
      "['a','b'].toSet().difference(['a']).size() == 1",
    ],
  ],
  "map.get": [
    ["present", "ALLOW", `${D}.get('owner','x') == 'alice'`],
    ["absent", "ALLOW", `${D}.get('none','x') == 'x'`],
    ["list form leaf", "ALLOW", `${D}.get(['map','deep','leaf'],'y') == 'x'`],
    [
      "list form leaf absent",
      "ALLOW",
      `${D}.get(['map','deep','none'],'y') == 'y'`,
    ],
    [
      "intermediate absent",
      "ALLOW",
      `${D}.get(['map','none','leaf'],'y') == 'y'`,
    ],
    ["top absent", "ALLOW", `${D}.get(['none','a'],'y') == 'y'`],
    ["intermediate is a string", "ALLOW", `${D}.get(['owner','a'],'y') == 'y'`],
    ["intermediate is an int", "ALLOW", `${D}.get(['count','a'],'y') == 'y'`],
    ["wrong value", "DENY", `${D}.get('owner','x') == 'bob'`],
  ],
  "matches is anchored": [
    ["part of a string", "DENY", "'hello world'.matches('world')"],
    ["whole string", "ALLOW", "'hello'.matches('hello')"],
    ["leading wildcard", "ALLOW", "'hello world'.matches('.*world')"],
    ["consumed", "ALLOW", "'abc123'.matches('[a-z]+[0-9]+')"],
    ["trailing character", "DENY", "'abc123!'.matches('[a-z]+[0-9]+')"],
    ["mail", "ALLOW", "'alice@acme.com'.matches('[a-z]+@acme[.]com')"],
    [
      "mail with a prefix",
      "DENY",
      "'1alice@acme.com'.matches('[a-z]+@acme[.]com')",
    ],
    ["escaped dot", "ALLOW", "'alice@acme.com'.matches('.*@acme\\\\.com')"],
    [
      "escaped dot, other domain",
      "DENY",
      "'bob@other.com'.matches('.*@acme\\\\.com')",
    ],
    ["tab escape", "ALLOW", "!'name'.matches('.*\\t.*')"],
  ],
  "path constructor and bind": [
    ["literal is path", "ALLOW", "/foo/$(database)/bar is path"],
    ["path() is path", "ALLOW", "path('users/alice') is path"],
    ["equality", "ALLOW", "path('users/alice') == /users/alice"],
    ["inequality", "ALLOW", "/users/alice != /users/bob"],
    ["not string, not map", "ALLOW", "!(/a/b is string) && !(/a/b is map)"],
    [
      "bind",
      "ALLOW",
      "path('users/{uid}').bind({'uid': 'alice'}) == /users/alice",
    ],
    ["index", "ALLOW", "/users/alice[1] == 'alice'"],
    ["path(path)", "DENY", "path(path('users/alice')) == /users/alice"],
    ["wrong equality", "DENY", "path('users/alice') == /users/bob"],
  ],
  "prototype keys": [
    ["'toString' in data", "DENY", `'toString' in ${D}`],
    [
      "no names leak",
      "ALLOW",
      `!('constructor' in ${D}) && !('hasOwnProperty' in ${D})`,
    ],
    ["a key named toString", "ALLOW", "'toString' in {'toString': 1}"],
    ["__proto__ as a key", "ALLOW", "{'__proto__': 1}.keys() == ['__proto__']"],
    [".constructor", "DENY", `${D}.constructor != null`],
  ],
  slices: [
    ["middle of a list", "ALLOW", `${D}.tags[1:3].size() == 2`],
    ["then index", "ALLOW", `${D}.tags[1:3][0] == 'b'`],
    ["whole list", "ALLOW", `${D}.tags[0:4].size() == 4`],
    ["empty", "ALLOW", `${D}.tags[1:1].size() == 0`],
    ["list end out of bounds", "DENY", `${D}.tags[0:98].size() == 4`],
    ["middle of a string", "ALLOW", `${D}.text[6:11] == 'world'`],
    ["empty string", "ALLOW", `${D}.text[1:1] == ''`],
    ["string end out of bounds", "DENY", `${D}.text[0:98].size() == 11`],
  ],
  "document identity is absent": [
    ["resource.id == id", "DENY", "resource.id == id"],
    ["resource.id is string", "DENY", "resource.id is string"],
    ["resource.__name__", "DENY", "resource.__name__ == request.path"],
    ["resource.id != other", "DENY", "resource.id != 'zzz'"],
    ["not (resource.id == other)", "DENY", "!(resource.id == 'zzz')"],
    ["absorbed", "ALLOW", "resource.id == 'zzz' || true"],
    ["control", "ALLOW", `${D}.owner == 'alice'`],
  ],
  "set algebra": [
    [
      "keys() are a list: difference",
      "DENY",
      "{'a':1}.keys().difference(['a']).size() == 0",
    ],
    [
      "keys() are a list: union",
      "DENY",
      "{'a':1}.keys().union(['b'].toSet()).size() == 2",
    ],
    [
      "keys() are a list: intersection",
      "DENY",
      "{'a':1}.keys().intersection(['a'].toSet()).size() == 1",
    ],
    [
      "set difference",
      "ALLOW",
      "['a','b'].toSet().difference(['a'].toSet()).hasOnly(['b'])",
    ],
    ["set union", "ALLOW", "['a'].toSet().union(['b'].toSet()).size() == 2"],
    [
      "set intersection",
      "ALLOW",
      "['a','b'].toSet().intersection(['b'].toSet()).hasOnly(['b'])",
    ],
    [
      "wrong size",
      "DENY",
      "['a','b'].toSet().difference(['a'].toSet()).size() == 2",
    ],
  ],
  "strict booleans": [
    ["non-boolean &&", "DENY", "'x' && true"],
    ["non-boolean ||", "DENY", "1 || false"],
    ["non-boolean ternary", "DENY", "1 ? true : true"],
    ["booleans", "ALLOW", `(${D}.flag && true) || (${D}.flag ? false : true)`],
  ],
  "undefined fields": [
    ["missing == null", "DENY", `${D}.typo == null`],
    ["present", "ALLOW", `${D}.owner == 'alice'`],
    ["absence check", "ALLOW", `!('typo' in ${D})`],
    ["nested missing", "DENY", `${D}.map.typo == null`],
    ["not (missing == value)", "DENY", `!(${D}.typo == 1)`],
  ],
  "request globals": [
    ["path is path", "ALLOW", "request.path is path"],
    [
      "path equals literal",
      "ALLOW",
      "request.path == /databases/$(database)/documents/doc/x",
    ],
    ["query of a get", "DENY", "request.query == {}"],
    ["method", "ALLOW", "request.method == 'get'"],
  ],
};

const cases = Object.entries(TABLES).flatMap(([table, facts]) =>
  facts.map(([fact, verdict, condition]) => ({
    name: `${table}: ${fact}`,
    verdict,
    condition,
  })),
);

describe("conditions as production decides them", () => {
  it.each(cases)("$name is $verdict", ({ condition, verdict }) => {
    const answer = evaluates(condition, DATA);
    expect(answer === "ALLOW" ? "ALLOW" : "DENY").toBe(verdict);
  });
});
