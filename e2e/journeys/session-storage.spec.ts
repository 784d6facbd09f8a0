import { sessionKeys } from '@cadence/shared/auth'
import { linkFor } from '../support/mailbox.ts'
import { newPerson, signIn } from '../support/member.ts'
import { expectAlive } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import {
  askAtOnce,
  expect,
  openStorageTab,
  refused,
  sessionIn,
  settled,
  storedText,
  test,
} from '../support/session.ts'
import { screenAt } from '../support/site-map.ts'
import { expectScreen, goInApp } from '../support/visit.ts'

const keys = [...Object.values(sessionKeys), 'savedDashboards', 'theme']

const junk = [
  '',
  'undefined',
  'null',
  '{',
  '[]',
  '0',
  'true',
  '"text"',
  '{"user":1,"isAuthenticated":true}',
  '{"__proto__":{"isAuthenticated":true,"role":"superadmin"}}',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  // A half of a character: JSON between the test and the page would replace it.
  'lone surrogates',
]

test('whatever stands under the keys, the app starts, signs nobody in, and the next sign-in mends it', async ({
  page,
  context,
  account,
}) => {
  test.setTimeout(90_000)
  const storageTab = await openStorageTab(context)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const raw of sample(junk, 4)) {
    await test.step(raw.slice(0, 30), async () => {
      // An open page would repair the storage before the start that this test is about.
      await page.goto('about:blank')
      logged.length = 0
      await storageTab.evaluate(
        ([names, text]) => {
          const value = text === 'lone surrogates' ? '\ud800\udfff\udc00' : text
          for (const name of names) localStorage.setItem(name, value)
        },
        [keys, raw] as const,
      )
      await page.goto('/collection')
      await expectScreen(page, screenAt('/login'))
      await expectAlive(page)
      expect(await storedText(page, sessionKeys.user)).toBeNull()
      expect(logged).toContain('Error parsing user data from localStorage')
    })
  }
  await signIn(page, account.person)
  await expectScreen(page, screenAt('/collection'))
  await page.reload()
  await expectScreen(page, screenAt('/collection'))
})

test('a session that lost a part is no session: nothing of the member shows, not even for a moment', {
  tag: '@nightly',
}, async ({ page, context, session }) => {
  const storageTab = await openStorageTab(context)
  const whole = await storageTab.evaluate(() => Object.entries({ ...localStorage }))
  const parts = [sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.user, sessionKeys.store]
  await page.addInitScript((name) => {
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? ''
      if (text.includes(name)) Reflect.set(globalThis, 'memberSeen', true)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, session.user.firstName)
  for (const part of parts) {
    await test.step(`without ${part}`, async () => {
      await storageTab.evaluate(
        ([items, missing]) => {
          localStorage.clear()
          for (const [name, value] of items) if (name !== missing) localStorage.setItem(name, value)
        },
        [whole, part] as const,
      )
      await page.goto('/dashboard')
      await expectScreen(page, screenAt('/login'))
      expect(await page.evaluate(() => Reflect.get(globalThis, 'memberSeen'))).toBeUndefined()
    })
  }
})

test('storage that is cleared while a page is open: it is over when the page is looked at again', async ({
  page,
}) => {
  await settled(page, '/help')
  // In the tab itself, as developer tools do: no storage event reaches the page.
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectScreen(page, screenAt('/login'))
  await expectAlive(page)
})

test('a member who signs in after another one finds none of their data', async ({
  page,
  context,
  session,
}) => {
  const person = newPerson({ firstName: 'Zoé', lastName: 'Marchand' })
  const storageTab = await openStorageTab(context)
  const now = new Date().toISOString()
  const theirs = { id: '1', name: 'Révisions secrètes', items: [], createdAt: now, updatedAt: now }
  await storageTab.evaluate(
    ([providerKey, list]) => {
      localStorage.setItem(providerKey, 'of-the-first')
      localStorage.setItem('savedDashboards', list)
    },
    [sessionKeys.providerAccessToken, JSON.stringify([{ ...theirs, userId: session.user._id }])] as const,
  )
  await settled(page, '/collection')
  await expect(page.getByText('Révisions secrètes').first()).toBeVisible()

  await test.step('Another one registers and follows the link in the same browser', async () => {
    await page.request.post('/api/v1/auth/register', { data: person })
    await page.goto(await linkFor(person.email, '/verify-email'))
    await page.getByRole('button', { name: 'Vérifier l’adresse et changer de compte' }).click()
    await expectScreen(page, screenAt('/dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoé Marchand')
  })

  expect(await storedText(page, sessionKeys.providerAccessToken)).toBeNull()
  const session2 = await storageTab.evaluate(
    (names) => names.map((name) => localStorage.getItem(name)).join(' '),
    Object.values(sessionKeys),
  )
  for (const trace of [session.user._id, session.user.email, session.token, session.refreshToken]) {
    expect(session2).not.toContain(trace)
  }
  await settled(page, '/collection')
  await expect(page.getByText('No dashboards yet')).toBeVisible()
  await expect(page.getByText('Révisions secrètes')).toBeHidden()
})

test.describe('where the browser forbids storage', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('signing in works for the tab, renews itself, and says that it will not last', async ({
    page,
    context,
    account,
  }) => {
    await context.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(globalThis, name, { get: denied })
      }
      navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    })
    await page.goto('/')
    await expectScreen(page, screenAt('/'))
    await page.goto('/login')
    await signIn(page, account.person)
    await expectScreen(page, screenAt('/dashboard'))
    await expect(page.getByText(/ne laisse pas Cadence enregistrer votre session/)).toBeVisible()

    await test.step('The access token expires', async () => {
      const { token } = await sessionIn(page)
      await page.evaluate(
        async (expired) => {
          const { authState } = await Reflect.get(globalThis, 'sharedModule')('@cadence/shared/auth')
          authState.token = expired
        },
        refused(token ?? ''),
      )
      expect(await askAtOnce(page, 3)).toEqual([200, 200, 200])
    })
    await goInApp(page, '/collection')
    await expectScreen(page, screenAt('/collection'))
    await expectAlive(page)

    await test.step('A reload forgets it, as was said', async () => {
      await page.reload()
      await expectScreen(page, screenAt('/login'))
    })
  })
})
