import { screenAt } from '../support/site-map.ts'
import { expectScreen, goInApp } from '../support/visit.ts'
import { expect, test } from '../support/visitor-kinds.ts'

test.describe('as other role', () => {
  test.use({ kind: 'other role' })

  test('a page that the role may not open says so, and Go Back leads back', async ({ page, context }) => {
    const goBack = page.getByRole('button', { name: 'Go Back' })

    await test.step('Given a page before it, reached by a full load', async () => {
      await page.goto('/verify-email')
      await page.goto('/tasks')
      await expectScreen(page, screenAt('/unauthorized'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unauthorized Access')
      await expect(
        page.getByText("You don't have permission to access this resource.", { exact: true }),
      ).toBeVisible()
      await goBack.click()
      await expectScreen(page, screenAt('/verify-email'))
    })

    await test.step('Given a page before it, reached inside the app', async () => {
      await page.goto('/')
      await goInApp(page, '/discover')
      await expectScreen(page, screenAt('/unauthorized'))
      await goBack.click()
      await expectScreen(page, screenAt('/'))
    })

    await test.step('Given nothing before it, it leads home', async () => {
      const tab = await context.newPage()
      await tab.goto('/settings')
      await expectScreen(tab, screenAt('/unauthorized'))
      await tab.getByRole('button', { name: 'Go Back' }).click()
      await expectScreen(tab, screenAt('/'))
      await tab.close()
    })

    await test.step('And help opens all the same', async () => {
      await page.goto('/help')
      await expectScreen(page, screenAt('/help'))
      await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible()
    })
  })
})

test.describe('as member', () => {
  test.use({ kind: 'member' })

  test('a role that the API has taken away since is noticed on the next load', async ({ page, context }) => {
    await context.route('**/api/v1/auth/user', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.data.user.role = 'guest'
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/tasks')
    await expectScreen(page, screenAt('/unauthorized'))
  })
})
