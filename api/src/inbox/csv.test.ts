import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('separators, quotes and line breaks stay inside of their cell', () => {
  expect(csvLine(['Léa', 'a,b;c', 'dit « "oui" »', 'deux\nlignes', ''])).toBe(
    '"Léa";"a,b;c";"dit « ""oui"" »";"deux\nlignes";""\r\n',
  )
})

test.each([
  '=1+1',
  '+33 6 12 34 56 78',
  '-2',
  '@lea',
  '|calc',
  '%0A',
  ' =HYPERLINK("https://evil.example")',
  '\u200b=1',
  '\ufeff+1',
  '＝1+1',
  '\rtexte',
])('a spreadsheet does not run %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replace(/"/g, '""')}"\r\n`)
})

test.each([
  ['\t=1', "'\t'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['a,=1;@b', "a,'=1;'@b"],
  ['a\t-2', "a\t'-2"],
  ['Bonjour\r\n=1', "Bonjour\r\n'=1"],
  ['a; \u200b=1', "a;' \u200b=1"],
  [';;＋1', ";;'＋1"],
])('nor does one that takes another sign for the separator run %j', (text, shown) => {
  expect(csvLine([text])).toBe(`"${shown}"\r\n`)
})

test.each(['06 12 34 56 78', 'lea@example.org', 'a = b', '« -2 »', 'a, b ; c\nd'])(
  '%j stays as it is',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
  },
)
