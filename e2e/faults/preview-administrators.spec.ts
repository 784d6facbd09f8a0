import { previewLink } from '@cadence/releases/preview/preview-link'
import { expectNoFaultAtAnySize } from '../support/axe.ts'
import { releaseServerPerTest } from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { workerPort } from '../support/stack.ts'
import { storeTheme } from '../support/theme.ts'

const secret = 'a secret of these tests'
const at = `http://127.0.0.1:${workerPort(3)}`

const releases = releaseServerPerTest({
  preview: { origins: [at], secret, audience: 'administrators', development: false },
})

test('a preview is refused to a member who is no administrator: the page says why, and lets them try again', async ({
  open,
}) => {
  const { url } = releases()
  const { page, watch } = await open({ signedIn: true, url })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /__preview/.test(request.url()),
  )
  await page.goto('/')
  await storeTheme(page, 'system')
  await page.goto(previewLink({ remote: 'auth', at, shell: url, secret, days: 1 }))
  const button = page.getByRole('button', { name: 'Ouvrir l’aperçu' })
  await button.click()
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  expect(token).toBeTruthy()
  expect((await sent).postDataJSON()).toEqual({ token })
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('réservé aux administrateurs')
  await expect(alert).toBeFocused()
  await expect(button).toBeVisible()
  await expectNoFaultAtAnySize(page, 'a refused preview')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeHidden()
  expect(watch.uncaught).toEqual([])
})
