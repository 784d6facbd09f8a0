import { routes } from '@cadence/host/routes'
import { expect, kinds, test } from '../support/persons.ts'
import { landing, screenAt, statedPaths } from '../support/site-map.ts'
import { expectScreen, goInApp } from '../support/visit.ts'

test('the table of this test and the host’s name the same paths', () => {
  expect(routes.map(({ path }) => path)).toEqual(statedPaths)
})

for (const kind of kinds) {
  test.describe(`as ${kind}`, () => {
    test.use({ kind })

    test('every route leads where it must, and back leads back', async ({ page }) => {
      test.setTimeout(90_000)
      for (const path of statedPaths) {
        await test.step(path, async () => {
          const start = screenAt(path === '/' ? '/unauthorized' : '/')
          if (path === statedPaths[0] || path === statedPaths[1]) await page.goto(start.path)
          await expectScreen(page, start)

          await page.goto(path)
          await expectScreen(page, landing(kind, path))
          await page.goBack()
          await expectScreen(page, start)

          await goInApp(page, path)
          await expectScreen(page, landing(kind, path))
          await page.goBack()
          await expectScreen(page, start)
        })
      }
    })
  })
}
