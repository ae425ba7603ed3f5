import { describe, expect, it } from "vitest";
import { evaluates } from "../testing/bench";

const DATA = {
  name: "Maki",
  tags: ["a", "b", "b"],
  age: 4,
  size: 1.5,
  nothing: null,
  nested: { deep: { leaf: 7 } },
  born: new Date("2020-02-29T06:07:08.009Z"),
};

const TRUE: readonly string[] = [
  // precedence
  "1 + 2 * 3 == 7",
  "(1 + 2) * 3 == 9",
  "10 - 4 - 3 == 3",
  "-2 * -3 == 6",
  "!false && true",
  "true || false && false",
  "1 < 2 == true",
  "1 in [1] == true",
  "true ? false ? false : true : false",
  "'a' in ['a'] && 'x' is string",
  // numbers
  "10 / 4 == 2",
  "-7 / 2 == -3",
  "-7 % 2 == -1",
  "10 / 4.0 == 2.5",
  "1 == 1.0",
  "1 is int && !(1 is float) && 1.0 is float && 1 is number",
  "9007199254740993 != 9007199254740992",
  "9223372036854775807 > 0 && -9223372036854775808 < 0",
  "1e3 == 1000",
  // equality across types is false, not an error
  "!(1 == '1') && null != 0 && [1] != {'a': 1}",
  "[1, {'a': 2}] != [1.0, {'a': 2}] && [1, {'a': 2}] == [1, {'a': 2}]",
  "!(1.0 in [1]) && ![1].hasAny([1.0]) && 1 in [1.0].toSet()",
  "[0.0] != [-0.0] && -0.0 in [0.0]",
  "[1, 1.0].toSet().size() == 1 && {'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
  "'a'.toUtf8() < 'b'.toUtf8()",
  // strings
  "'it\\'s' + \" ok\" == 'it\\'s ok'",
  "'\\u00e9t\\u00e9'.size() == 3",
  "'😀'.size() == 1",
  "'hello'[1:3] == 'el'",
  "'a,b,,c'.split(',') == ['a', 'b', '', 'c']",
  "'  x '.trim() == 'x' && 'aB'.upper() == 'AB' && 'aB'.lower() == 'ab'",
  "'abc'.replace('(a)(b)', '$2$1') == 'bac' && 'a'.replace('a', '[$0]') == '[a]'",
  "'ab'.replace('(?P<x>a)', '${x}${x}') == 'aab' && 'a'.replace('a', '\\\\$') == '$'",
  "'abc'.split('') == ['', 'a', 'b', 'c'] && 'a,,'.split(',') == ['a']",
  "'abc123'.matches('[a-z]+[0-9]+') && !'abc123!'.matches('[a-z]+[0-9]+')",
  "'ABC'.matches('(?i)abc') && 'a.b'.matches('a\\\\.b')",
  "!'a\\nb'.matches('a.b') && 'a\\nb'.matches('(?s)a.b')",
  "'x@y.org'.matches('[\\\\w.]+@[[:alpha:]]+\\\\.(org|net)')",
  // lists and sets
  "['a', 'b'].hasAll(['a']) && !['a'].hasAll(['a', 'b']) && [].hasAll([])",
  "['a', 'b'].hasAny(['b', 'c']) && !['a'].hasAny([])",
  "['a'].hasOnly(['a', 'b']) && !['a', 'c'].hasOnly(['a', 'b'])",
  "[1, 2].concat([2]) == [1, 2, 2] && [1, 2, 1].removeAll([1]) == [2]",
  "['a', 1, true].join('-') == 'a-1-true'",
  "[1, 1, 2].toSet().size() == 2 && [1, 2].toSet() == [2, 1].toSet()",
  "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
  "['a'].toSet().union(['b'].toSet()).hasOnly(['a', 'b'])",
  "['a', 'b'].toSet().intersection(['b'].toSet()).hasAll(['b'])",
  "'a' in ['a'].toSet() && !(['a'].toSet() is set)",
  "[1, 2, 3][0:2] == [1, 2] && [1, 2][1] == 2 && [1, 2][1:1] == []",
  // maps
  "{'a': 1}.keys() == ['a'] && {'a': 1}.values() == [1] && {}.size() == 0",
  "{'a': 1}.get('a', 2) == 1 && {'a': 1}.get('b', 2) == 2",
  "resource.data.get(['nested', 'deep', 'leaf'], 0) == 7",
  "resource.data.get(['nested', 'no', 'leaf'], 0) == 0",
  "resource.data.get(['name', 'no'], 0) == 0",
  "!('toString' in resource.data) && 'name' in resource.data",
  "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()",
  "{'a': 1}.diff({'a': 1}).unchangedKeys().hasOnly(['a'])",
  "{'a': 1}.diff({}).addedKeys().hasOnly(['a'])",
  "{}.diff({'a': 1}).removedKeys().hasOnly(['a'])",
  "{'a': 1}.diff({'a': 2}).changedKeys().size() == 1",
  "{'b': {'c': 1}}.diff({'b': {'c': 1}}).affectedKeys().size() == 0",
  // data
  "resource.data.name == 'Maki' && resource.data['age'] == 4",
  "resource.data.nothing == null",
  "resource.data.size is float && resource.data.tags is list",
  "resource.data.nested.deep.leaf == 7 && resource.data is map",
  "resource != null",
  // paths
  "/a/$('b')/c == /a/b/c && /a/b is path && /a/b[1] == 'b'",
  "path('users/alice') == /users/alice",
  "path('/users/{uid}').bind({'uid': 'alice'}) == /users/alice",
  "request.path == /databases/$(database)/documents/doc/$(id)",
  "/databases/(default)/documents/a-b/c.d is path",
  // times
  "timestamp.date(2020, 2, 29) == timestamp.value(1582934400000)",
  "resource.data.born.year() == 2020 && resource.data.born.month() == 2",
  "resource.data.born.day() == 29 && resource.data.born.dayOfYear() == 60",
  "resource.data.born.dayOfWeek() == 6 && resource.data.born.hours() == 6",
  "resource.data.born.minutes() == 7 && resource.data.born.seconds() == 8",
  "resource.data.born.nanos() == 9000000",
  "resource.data.born.date() == timestamp.date(2020, 2, 29)",
  "resource.data.born.time() == duration.time(6, 7, 8, 9000000)",
  "resource.data.born.toMillis() == 1582956428009",
  "request.time > resource.data.born && request.time.nanos() == 123456000",
  "timestamp.date(2020, 1, 1) + duration.value(1, 'd') == timestamp.date(2020, 1, 2)",
  "timestamp.date(2020, 1, 2) - timestamp.date(2020, 1, 1) == duration.value(24, 'h')",
  "duration.abs(duration.value(-90, 's')).seconds() == 90",
  "duration.value(1, 'w') == duration.value(7, 'd')",
  "duration.value(1500, 'ms').nanos() == 500000000",
  "timestamp.value(-1).seconds() == 59",
  // math, latlng, hashing, bytes, casts
  "math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2",
  "math.round(2.5) == 3 && math.sqrt(9) == 3.0 && math.pow(2, 3) == 8.0",
  "math.isNaN(math.sqrt(-1)) && math.ceil(1.2) is float && math.round(1.5) is int",
  "latlng.value(48.8, 2.3).latitude() == 48.8",
  "latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0",
  "latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400.0",
  "'é'.toUtf8().size() == 2 && 'a'.toUtf8() is bytes && 'a'.toUtf8() == b'a'",
  "'~~~'.toUtf8().toBase64() == 'fn5-' && 'a'.toUtf8().toBase64() == 'YQ=='",
  "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
  "hashing.sha256(b'abc').toHexString()[0:8] == 'BA7816BF'",
  "hashing.crc32('123456789').toHexString() == '2639F4CB'",
  "hashing.crc32c('123456789').toHexString() == '839206E3'",
  "int('42') == 42 && int(2.9) == 2 && float('1.5') == 1.5 && float(1) is float",
  "string(1) == '1' && string(true) == 'true' && string(null) == 'null'",
  "debug(resource.data.age) == 4",
  // errors absorbed
  "resource.data.missing == 1 || true",
  "true || resource.data.missing == 1",
  "!(resource.data.missing == 1 && false)",
  "(resource.data.missing && false) || true",
];

const FALSE: readonly string[] = [
  "false",
  "10 / 4 == 2.5",
  "resource.data.missing == 1 && false",
  "math.sqrt(-1) < 1.0",
  "'toString' in resource.data",
];

const ERRORS: readonly (readonly [string, string])[] = [
  ["resource.data.missing == null", "Property missing is undefined on object."],
  ["!(resource.data.missing == 1)", "Property missing is undefined on object."],
  ["resource.data.constructor == 1", "Property constructor is undefined"],
  ["resource.data.nothing.x == 1", "Null value error."],
  ["resource.id == id", "Property id is undefined on object."],
  ["resource.__name__ == request.path", "Property __name__ is undefined"],
  ["request.query.limit < 5", "Property query is undefined on object."],
  ["request.resource == null", "Property resource is undefined on object."],
  ["resource.data.missing == 1 || false", "Property missing is undefined"],
  ["resource.data.missing == 1 && true", "Property missing is undefined"],
  ["1 && true", "Type error. Received: [int] Expected: [bool]."],
  ["'yes' || false", "Type error. Received: [string] Expected: [bool]."],
  ["null ? true : true", "Type error. Received: [null] Expected: [bool]."],
  ["!1", "Type error. Received: [int] Expected: [bool]."],
  ["1", "Type error. Received: [int] Expected: [bool]."],
  ["10 / 0 == 0", "Divide by zero error."],
  ["10 % 0 == 0", "Divide by zero error."],
  ["9223372036854775807 + 1 > 0", "Integer overflow."],
  ["1 < 'a'", "Unsupported operation error."],
  ["true < false", "Unsupported operation error."],
  ["'a' + 1 == 'a1'", "Unsupported operation error."],
  ["[1, 2][0:9].size() == 2", "Index out of bound error. Index: [8]"],
  ["'ab'[0:9] == 'ab'", "Index out of bound error. Index: [8]"],
  ["[1][0:0] == []", "Index out of bound error. Index: [-1] , size: [1]."],
  ["[1, 2][1:1] == [] && [1, 2][1:0] == []", "Index: [-1]"],
  ["[1, 2, 3][2:1] == []", "Illegal range error. From index: [2] , To"],
  ["[1][1] == 1", "Index out of bound error. Index: [1] , size: [1]."],
  ["[1][-1] == 1", "Index out of bound error."],
  ["[1].toSet().difference([1]).size() == 0", "Expected: set."],
  ["{'a': 1}.keys().union(['b'].toSet()).size() == 2", "Name: [union]"],
  ["{'a': 1}.hasAll(['a'])", "Function not found error: Name: [hasAll]."],
  ["bool('true')", "Function not found error: Name: [bool]."],
  ["math.isInfinite(1)", "Name: [math.isInfinite]"],
  ["path(/a/b) == /a/b", "Received: path(path). Expected: path(string)."],
  ["latlng.value(-100, 0) is latlng", "Latitude should be in [-90,90]"],
  ["int('4x') == 4", "Unsupported operation error."],
  ["'a'.matches('(' + '')", "Invalid regular expression"],
  ["'a' in 'abc'", "Function not found error: Name: [in]."],
  ["duration.value(1, 'y') is duration", "Unknown duration unit."],
  ["'a'.toString() == 'a'", "Function not found error: Name: [toString]."],
  ["'a'.size(1) == 1", "Received: 1. Expected: string.size()."],
  ["unknown == 1", "Property unknown is undefined on object."],
];

describe("expressions", () => {
  it.each(TRUE)("%s is true", (expression) => {
    expect(evaluates(expression, DATA)).toBe("ALLOW");
  });

  it.each(FALSE)("%s is false", (expression) => {
    expect(evaluates(expression, DATA)).toBe("\nfalse for 'get' @ L5");
  });

  it.each(ERRORS)("%s is an error", (expression, reason) => {
    const refusal = evaluates(expression, DATA);
    expect(refusal).toMatch(/^\nevaluation error at L5:\d+ for 'get' @ L5: /);
    expect(refusal).toContain(reason);
  });
});
