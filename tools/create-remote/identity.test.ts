import { expect, test } from 'vitest'
import { identityOf } from './identity.ts'

test('everything follows from the name', () => {
  const identity = identityOf('study-rooms')
  expect(identity).toEqual({
    name: 'study-rooms',
    folder: 'remote-study-rooms',
    page: 'StudyRooms',
    key: 'studyRooms',
    path: '/study-rooms',
    title: 'Study rooms',
    team: 'team-study-rooms',
    pageFolder: 'study-rooms',
    port: expect.any(Number),
    portVariable: 'STUDY_ROOMS_PORT',
  })
  expect(identity.port).toBeGreaterThan(3004)
})

test.each([
  [undefined, 'What is it called? `npm run create-remote -- study-rooms`'],
  ['Study', 'wants small letters and digits'],
  ['../etc', 'wants small letters and digits'],
  ['rooms-', 'wants small letters and digits'],
  ['a'.repeat(25), 'at most 24 characters'],
  ['auth', 'is a remote already'],
  ['api', 'is the name of another part of the product'],
  ['tasks', 'is taken'],
  ['home', 'is taken'],
  ['class', 'is a word of the language'],
])('%s is refused: %s', (name, why) => {
  expect(() => identityOf(name)).toThrow(why)
})
