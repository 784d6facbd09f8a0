// @vitest-environment node
import { type HeadOf, pageModulePath, pagesOf } from '@cadence/shared/contract'
import { expect, test } from 'vitest'

test.each(pagesOf('marketing'))('the head of %s is made where there is no page', async (name) => {
  expect(typeof window).toBe('undefined')
  const folder = pageModulePath(name).split('/').at(-2)
  const { head } = (await import(`./pages/${folder}/head.ts`)) as { head: HeadOf }
  expect(
    head({ origin: 'http://localhost:3000', url: 'http://localhost:3000/x' }).jsonLd.length,
  ).toBeGreaterThan(0)
})
