import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('commas, quotes and line breaks stay inside of their cell', () => {
  expect(csvLine(['Léa', 'a,b', 'dit « "oui" »', 'deux\nlignes', ''])).toBe(
    '"Léa","a,b","dit « ""oui"" »","deux\nlignes",""\r\n',
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
  '\t=1',
  '\u200b=1',
  '\ufeff+1',
  '＝1+1',
  '\rtexte',
])('a spreadsheet does not run %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replace(/"/g, '""')}"\r\n`)
})

test.each(['06 12 34 56 78', 'lea@example.org', 'a = b', '« -2 »'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})
