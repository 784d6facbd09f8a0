import * as fc from 'fast-check'

/** JSON as text, because it may contain what no JavaScript value has: duplicate keys, numbers beyond a double. */
type Raw = string

const fuzzedTexts = [
  '',
  '   ',
  'x'.repeat(129),
  `Aa1${'x'.repeat(126)}`,
  'x'.repeat(10_000),
  '😀'.repeat(65),
  'a@example.org\r\nBcc: b@example.org',
  '\r\n\r\nSet-Cookie: a=b',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egro.elpmaxe@a',
  '\ufeff',
  '👨‍👩‍👧‍👦',
  // Equal to plain letters after NFKC, or after a change of case.
  'ｍｅｍｂｅｒ１@example.org',
  'member1＠example.org',
  'ﬁrst@example.org',
  'ſomeone@example.org',
  'İ@example.org',
  "' or 1=1 --",
  '"; drop table users; --',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on templates
  '${7*7}{{7*7}}',
  'a.b.c',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
]

const fuzzedNumbers: Raw[] = [
  '0',
  '-0',
  '-1',
  '1.5',
  '5e-324',
  '1e308',
  '1e400',
  '-1e400',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  '123456789012345678901234567890',
]

const nested = (depth: number): Raw => `${'['.repeat(depth)}${']'.repeat(depth)}`

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...fuzzedTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

const value: fc.Arbitrary<Raw> = fc.oneof(
  { weight: 4, arbitrary: text.map((fuzzed) => JSON.stringify(fuzzed)) },
  { weight: 2, arbitrary: fc.constantFrom(...fuzzedNumbers) },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '{}', '[]', '[null]', '{"":{}}') },
  { weight: 1, arbitrary: fc.constantFrom(nested(30), nested(40), nested(3000)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((fuzzed) => JSON.stringify(fuzzed)) },
)

const extraKey = fc.oneof(
  fc.constantFrom(
    'role',
    'isEmailVerified',
    '_id',
    'id',
    'userId',
    'passwordHash',
    'createdAt',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'toJSON',
    'then',
    '',
  ),
  text,
)

type Step = { at: number; value: Raw } & (
  | { how: 'replace' | 'remove' | 'twice' }
  | { how: 'add'; key: string }
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ how: fc.constantFrom('replace', 'remove', 'twice'), at: fc.nat(), value }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('add'), at: fc.nat(), key: extraKey, value }) },
)

/** A change of the text of a whole body. */
const wrap = fc.oneof(
  { weight: 12, arbitrary: fc.constant((body: Raw) => body) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<(body: Raw) => Raw>(
      (body) => `\ufeff${body}`,
      (body) => `${body}\0`,
      (body) => `${body}${body}`,
      (body) => `[${body}]`,
      (body) => body.slice(0, -1),
      (body) => JSON.stringify(body),
      (body) => `${' '.repeat(10_000)}${body}`,
      (body) => body.replaceAll('"', "'"),
    ),
  },
)

/** The JSON text of `sample` with one or more invalid fields at any depth. */
export function spoiltJson(sample: object): fc.Arbitrary<Raw> {
  return fc
    .tuple(fc.array(step, { minLength: 1, maxLength: 3 }), wrap)
    .map(([steps, wrapped]) => wrapped(spoil(sample, steps)))
}

function spoil(sample: object, steps: readonly Step[]): Raw {
  const body = structuredClone(sample)
  const marks = new Map<string, Raw>()
  const mark = (raw: Raw) => {
    marks.set(`"@@${marks.size}@@"`, raw)
    return `@@${marks.size - 1}@@`
  }
  for (const step of steps) {
    const places = placesOf(body)
    const place = places[step.at % places.length]
    if (!place) continue
    if (step.how === 'replace') Reflect.set(place.owner, place.key, mark(step.value))
    else if (step.how === 'remove') Reflect.deleteProperty(place.owner, place.key)
    else {
      const key = step.how === 'add' ? step.key : place.key
      // The mark replaces the whole entry; its value is removed below.
      Reflect.set(place.owner, mark(`${JSON.stringify(key)}:${step.value}`), null)
    }
  }
  return JSON.stringify(body).replace(/("@@\d+@@")(:null)?/g, (_, found: string) => marks.get(found) ?? found)
}

interface Place {
  owner: object
  key: string
}

/** Every field, at any depth. */
function placesOf(owner: object): Place[] {
  return Object.entries(owner).flatMap(([key, inner]) => [
    { owner, key },
    ...(typeof inner === 'object' && inner !== null ? placesOf(inner) : []),
  ])
}
