import { expect, test } from 'vitest'
import { readEnvironment, readPreviewEnvironment, readReleasesEnvironment } from './environment.ts'

const wrong = { PORT: 'all', PREVIEW_SECRET: 'short', PREVIEW_FOR: 'nobody' }

test('variables of previews and servers stop no rollback, whatever they hold', () => {
  expect(readReleasesEnvironment({ ...wrong, RELEASE_BY: 'Inès' })).toMatchObject({ RELEASE_BY: 'Inès' })
})

test.each([readPreviewEnvironment, readEnvironment])(
  'previews and servers refuse wrong values, and name the variables',
  (read) => {
    for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(name)
  },
)

test('the address of the shell follows its port', () => {
  expect(readPreviewEnvironment({ PORT: '4000' }).APP_URL).toBe('http://localhost:4000')
  expect(readEnvironment({ APP_URL: 'https://cadence.example' }).APP_URL).toBe('https://cadence.example')
})
