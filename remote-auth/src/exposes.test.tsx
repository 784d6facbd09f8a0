import { remotePages } from '@cadence/shared/contract'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import exposes from './exposes.ts'
import { show } from './parts/screen.test-kit.tsx'

afterEach(cleanup)

test('the pages of the contract are exposed, and no other', () => {
  expect(Object.keys(exposes).sort()).toEqual([...remotePages.auth].sort())
})

test.each(Object.entries(exposes))('%s has one heading of the first level', async (_name, load) => {
  show((await load()).default, '/screen')
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/\S/),
  ])
})
