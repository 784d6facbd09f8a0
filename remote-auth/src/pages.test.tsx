import { type PageModule, pageModulePath, pagesOf } from '@cadence/shared/contract'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from './screen/screen.test-kit.tsx'

afterEach(cleanup)

const load = (page: string): Promise<PageModule> =>
  import(`./pages/${pageModulePath(page).split('/').at(-2)}/${page}.tsx`)

test.each(pagesOf('auth'))('%s has one heading of the first level', async (page) => {
  show((await load(page)).default, '/screen')
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([
    expect.stringMatching(/\S/),
  ])
})
