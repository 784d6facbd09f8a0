import { expect, test } from 'vitest'
import { findProgram, runOnDatabase, withoutPassword } from './postgres-programs.ts'

test('where pg_dump is not installed, the error says what to install', () => {
  expect(() => findProgram('pg_dump', '/nowhere:/neither', '/nowhere')).toThrow(
    'apt-get install postgresql-client',
  )
})

test.each([
  ['postgres://lea:s%2Fcret@db/x', 'postgres://lea@db/x'],
  ['postgres://lea@db/x?password=s%2Fcret', 'postgres://lea@db/x'],
  ['postgres://lea@db/x?sslmode=require&password=s%2Fcret', 'postgres://lea@db/x?sslmode=require'],
  [
    'postgres://lea:other@db/x?%70assword=s/cret&options=-c%20geqo=off',
    'postgres://lea@db/x?options=-c%20geqo=off',
  ],
])('the arguments of a program have no password: %s', (databaseUrl, address) => {
  expect(withoutPassword(databaseUrl)).toEqual({ address, password: 's/cret' })
})

test('an address without a password stays as it is', () => {
  const address = 'postgres://lea@db/x?sslmode=require'
  expect(withoutPassword(address)).toEqual({ address, password: '' })
})

test.runIf(process.env.DATABASE_URL)(
  'a failing program is named by its own words, without the password',
  async () => {
    const failing = runOnDatabase('pg_dump', { databaseUrl: 'postgres://lea:secret@127.0.0.1:1/x', args: [] })
    await expect(failing).rejects.toThrow(/refused/)
    await expect(failing).rejects.not.toThrow(/secret/)
  },
)
