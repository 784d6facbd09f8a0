import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf } from '../../test/support/calendar-server.ts'
import { calendarText } from './calendar-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const calendar = calendarOf('Révision à l’étude')
const french = calendarOf('Révision à la bibliothèque')
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Uint8Array, string | undefined, string]>([
  ['UTF-8', utf8(calendar), 'text/calendar; charset=utf-8', calendar],
  ['UTF-8 with a byte order mark', utf8(`\ufeff${calendar}`), undefined, calendar],
  ['UTF-8 that claims to be Latin-1', utf8(calendar), 'text/calendar; charset=ISO-8859-1', calendar],
  ['Windows-1252 without a claim', latin1(french), undefined, french],
  ['Latin-1 that claims to be UTF-8', latin1(french), 'text/calendar;charset=UTF-8', french],
  ['ISO-8859-2', latin1(calendarOf('\xb1')), 'text/calendar; charset="iso-8859-2"', calendarOf('ą')],
  ['an encoding that does not exist', latin1(french), 'text/calendar; charset=klingon', french],
  ['UTF-16', Buffer.from(`\ufeff${calendar}`, 'utf16le'), undefined, calendar],
  ['UTF-16 with big-endian bytes', swapped(`\ufeff${calendar}`), undefined, calendar],
])('reads %s', (_, bytes, contentType, text) => {
  expect(calendarText(bytes, contentType)).toBe(text)
})

test('a line that is folded in the middle of a letter keeps the letter', () => {
  const [before = '', after = ''] = calendar.split('é', 2)
  const folded = Buffer.concat([
    utf8(before),
    Uint8Array.of(0xc3, 0x0d, 0x0a, 0x20, 0xa9),
    utf8(calendar.slice(before.length + 1)),
  ])
  expect(after).not.toBe('')
  expect(calendarText(folded)).toBe(calendar)
})

test.each([
  ['lines that end with LF', calendar.replaceAll('\r\n', '\n')],
  ['lines that end with CR', calendar.replaceAll('\r\n', '\r')],
  ['something before the calendar', `\r\n\r\n${calendar}`],
  ['lower case', calendar.replace('BEGIN:VCALENDAR', 'begin:vcalendar ')],
])('a calendar with %s is recognised', (_, text) => {
  expect(calendarText(utf8(text))).toBe(text)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Connexion</title><p>BEGIN:VCALENDAR</p>'],
  ['JSON', '{"calendar":"BEGIN:VCALENDAR"}'],
  ['a contact', 'BEGIN:VCARD\r\nEND:VCARD'],
])('%s is no calendar', (_, text) => {
  expect(calendarText(utf8(text), 'text/calendar')).toBeUndefined()
})

test('decoding never throws, whatever the bytes and the charset, and every text is well-formed', () => {
  const content = fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => Buffer.concat([utf8('BEGIN:VCALENDAR\n'), bytes]))
  const claim = fc.oneof(
    fc.string(),
    fc.string().map((name) => `text/calendar; charset=${name}`),
  )
  fc.assert(
    fc.property(content, claim, (bytes, contentType) => {
      expect(calendarText(bytes, contentType)?.isWellFormed()).toBe(true)
    }),
  )
})
