import { expect, test } from 'vitest'
import { isLaunchedFor, launchSearch, sharedText, withoutLaunch } from './launch.ts'

const shared = (fields: Record<string, string>) =>
  sharedText(new URLSearchParams(Object.entries(fields).map(([name, value]) => [`shared-${name}`, value])))

test.each([
  [{}, ''],
  [{ title: ' ', text: '\n' }, ''],
  [{ text: 'rendre le mémoire demain' }, 'rendre le mémoire demain'],
  [{ title: 'Un article', url: 'https://a.example/x' }, 'Un article\nhttps://a.example/x'],
  [{ title: 'Un article', text: 'Un article https://a.example/x' }, 'Un article https://a.example/x'],
  [{ title: 'Le même', text: 'Le même' }, 'Le même'],
  [{ title: 'A', text: 'b\nc', url: 'https://a.example' }, 'A\nb\nc\nhttps://a.example'],
])('%o becomes %j', (fields, text) => {
  expect(shared(fields)).toBe(text)
})

test('an address asks for one action', () => {
  const params = new URLSearchParams(launchSearch('task'))
  expect(isLaunchedFor('task', params)).toBe(true)
  expect(isLaunchedFor('session', params)).toBe(false)
})

test('what is not of the launch stays in the address', () => {
  const params = new URLSearchParams('id=1&launch=task&shared-title=a&shared-text=b&shared-url=c')
  expect(withoutLaunch(params).toString()).toBe('id=1')
})
