import type { Page } from '@playwright/test'
import { expectStarted } from '../support/app-started.ts'
import { type OwnApi, test as ownApiTest } from '../support/own-api.ts'
import { sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

/** One of the two forms of the public site. */
interface Form {
  name: string
  path: string
  /** Opens the form. */
  open: (page: Page) => Promise<void>
  texts: Record<string, string>
  choices?: Record<string, string>
  button: string
  done: string
  /** Its rows in the database. */
  stored: (api: OwnApi) => Promise<object[]>
  row: object
}

const ambassador: Form = {
  name: 'the ambassador form',
  path: '/ambassador-applications',
  open: async (page) => void (await page.goto('/join-discord')),
  texts: {
    Nom: 'Lefèvre-d’Ornano',
    Prénom: 'Inès',
    'E-mail': 'ines@exemple.fr',
    Téléphone: '06 12 34 56 78',
    'Pseudo Discord': 'ines.l',
    'Lien 1': 'instagram.com/ines.l',
    Motivation: 'Ma promo <b>révise</b> avec Cadence.\n« Et la suivante ? »',
  },
  button: 'Envoyer ma candidature',
  done: 'Candidature bien reçue.',
  stored: async (api) => (await api.stored()).applications,
  row: {
    lastName: 'Lefèvre-d’Ornano',
    firstName: 'Inès',
    email: 'ines@exemple.fr',
    phone: '06 12 34 56 78',
    name: 'ines.l',
    profileLinks: ['https://instagram.com/ines.l'],
    motivation: 'Ma promo <b>révise</b> avec Cadence.\n« Et la suivante ? »',
  },
}

const demo: Form = {
  name: 'the demo request',
  path: '/demo-requests',
  open: async (page) => {
    await page.goto('/education')
    await page.getByRole('button', { name: 'Demander une démo' }).first().click()
  },
  texts: {
    Nom: 'Bernard',
    Prénom: 'Marc',
    'E-mail professionnel': 'marc.bernard@lycee.fr',
    Établissement: 'Lycée Jean-Macé',
    'Message (facultatif)': 'Plutôt un mardi.',
  },
  choices: { Fonction: 'leadership', 'Élèves (facultatif)': '500-1999' },
  button: 'Envoyer la demande',
  done: 'Demande bien reçue.',
  stored: async (api) => (await api.stored()).demoRequests,
  row: {
    lastName: 'Bernard',
    firstName: 'Marc',
    email: 'marc.bernard@lycee.fr',
    school: 'Lycée Jean-Macé',
    role: 'leadership',
    students: '500-1999',
    message: 'Plutôt un mardi.',
  },
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page, { button }: Form) => page.locator('form').getByRole('button', { name: button })
const confirmation = (page: Page, { done }: Form) => page.getByRole('heading', { name: done })
const trouble = (page: Page) => page.locator('form').getByRole('alert')

async function fill(page: Page, { texts, choices = {} }: Form): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  for (const [label, choice] of Object.entries(choices)) await field(page, label).selectOption(choice)
}

async function expectAllTyped(page: Page, { texts, choices = {} }: Form): Promise<void> {
  for (const [label, text] of Object.entries({ ...texts, ...choices })) {
    await expect(field(page, label)).toHaveValue(text)
  }
}

const stamped = (row: object) => ({
  ...row,
  requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  createdAt: expect.any(Date),
})

test('the demo request is sent and confirmed, once', async ({ page }) => {
  await demo.open(page)
  await fill(page, demo)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(demo.path)) sent += 1
  })
  const answered = page.waitForResponse(`**/api/v1${demo.path}`)
  await submit(page, demo).dblclick()
  expect((await answered).status()).toBe(201)
  await expect(confirmation(page, demo)).toBeFocused()
  expect(sent).toBe(1)
})

for (const form of sample([ambassador, demo], 2)) {
  // Its API starts with a new database, which takes longer than all other tests of the forms: one journey goes through all faults.
  ownApiTest(
    `${form.name} while the API fails: nothing typed is lost, and it arrives once`,
    { tag: '@nightly' },
    async ({ page, api }) => {
      await form.open(page)
      await fill(page, form)

      await test.step('When the API is down', async () => {
        await api.stop()
        await submit(page, form).click()
        await expect(trouble(page)).toContainText('Le service a eu un problème, de notre côté.')
        await expectAllTyped(page, form)
      })

      await test.step('And the tab is loaded again', async () => {
        await page.reload()
        await form.open(page)
        await expectAllTyped(page, form)
      })

      await test.step('And the API answers 500', async () => {
        await page.route(`**/api/v1${form.path}`, (route) =>
          route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } }),
        )
        await submit(page, form).click()
        await expect(trouble(page)).toContainText('Le service a eu un problème, de notre côté.')
        await expectAllTyped(page, form)
        await page.unroute(`**/api/v1${form.path}`)
      })

      await test.step('And the network is gone', async () => {
        await page.context().setOffline(true)
        await submit(page, form).click()
        await expect(trouble(page)).toContainText('la connexion semble coupée')
        await expectAllTyped(page, form)
        await page.context().setOffline(false)
      })

      await test.step('And its answer is lost', async () => {
        await api.start()
        await page.route(
          `**/api/v1${form.path}`,
          async (route) => {
            expect((await route.fetch()).status()).toBe(201)
            await route.abort('connectionreset')
          },
          { times: 1 },
        )
        await submit(page, form).click()
        await expect(trouble(page)).toContainText('la connexion semble coupée')
      })

      await test.step('Then it can still be sent, to an API that hangs for a while', async () => {
        api.hang()
        await submit(page, form).click()
        await expect(submit(page, form)).toHaveAttribute('aria-busy', 'true')
        await expect(trouble(page)).toHaveCount(0)
        await expectAllTyped(page, form)
        api.goOn()
        await expect(confirmation(page, form)).toBeFocused()
      })

      await test.step('And it is in the database once, and gone from the tab', async () => {
        expect(await form.stored(api)).toEqual([stamped(form.row)])
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Bernard')
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Lefèvre')
      })
    },
  )
}

test('an application by keyboard alone, with a link that comes and one that goes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/join-discord')
  await field(page, 'Nom').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await test.step('Given a field that is left empty', async () => {
    await page.keyboard.press('Tab')
    await expect(field(page, 'Nom')).toHaveAccessibleDescription('Le nom est nécessaire.')
    await page.keyboard.press('Shift+Tab')
  })
  await test.step('When everything is typed, and a link is added and taken away', async () => {
    for (const text of ['Diallo', 'Awa', 'awa@exemple.fr', '0611223344', 'awa', 'tiktok.com/@awa'])
      await type(text)
    await page.keyboard.press('Enter')
    await type('example.org/awa')
    await expect(page.getByRole('button', { name: 'Retirer le lien 2' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Lien 3')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(field(page, 'Lien 2')).toBeFocused()
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(field(page, 'Motivation')).toBeFocused()
    await type('Parce que.')
  })
  await test.step('Then it is sent and confirmed', async () => {
    const sent = page.waitForRequest(`**/api/v1${ambassador.path}`)
    await page.keyboard.press('Enter')
    const links = ['https://tiktok.com/@awa', 'https://example.org/awa']
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Awa', profileLinks: links })
    await expect(confirmation(page, ambassador)).toBeFocused()
  })
  await test.step('And the confirmation is not under the header, although the page has become shorter', async () => {
    const isOnTop = (heading: Element) => {
      const { left, top } = heading.getBoundingClientRect()
      return heading.contains(document.elementFromPoint(left + 5, top + 2))
    }
    await expect.poll(() => confirmation(page, ambassador).evaluate(isOnTop)).toBe(true)
  })
})

test('a press on the button is not lost to a message that appears at the field that is left', {
  tag: '@firefox',
}, async ({ page }) => {
  await ambassador.open(page)
  await fill(page, ambassador)
  await field(page, 'Motivation').fill('')
  await submit(page, ambassador).click()
  await expect(trouble(page)).toHaveText('Un champ est à revoir avant l’envoi.')
  await expect(field(page, 'Motivation')).toBeFocused()
})

for (const { path, label } of [
  { path: '/login', label: 'E-mail' },
  { path: '/register', label: 'E-mail' },
  { path: '/forgot-password', label: 'E-mail' },
  { path: '/join-discord', label: 'Prénom' },
])
  test(`an error that appears at a field of ${path} when it is left moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expectStarted(page)
    const parts = page.locator('form').locator('input, select, textarea, button')
    const places = () =>
      parts.evaluateAll((all) =>
        all.map((part) => {
          const { left, top, height } = part.getBoundingClientRect()
          return [left, top + scrollY, height].map(Math.round).join()
        }),
      )
    await field(page, label).focus()
    const before = await places()
    await page.keyboard.press('Tab')
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    expect(await places()).toEqual(before)
  })

test('the demo form is fetched when somebody comes near its button, not with the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/remotes\/marketing\/.*\.js/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/education', { waitUntil: 'networkidle' })
  const before = scripts.length
  await page.getByRole('button', { name: 'Demander une démo' }).first().hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('the demo dialog gives the focus back, and keeps what was typed for the next time', async ({ page }) => {
  await demo.open(page)
  const dialog = page.getByRole('dialog', { name: 'Demander une démo' })
  await fill(page, demo)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Demander une démo' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expectAllTyped(page, demo)
})

test('without JavaScript the form can be read, says what it needs, and sends nothing anywhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/join-discord')
  for (const label of Object.keys(ambassador.texts)) await expect(field(page, label)).toBeVisible()
  await expect(submit(page, ambassador)).toBeDisabled()
  // Locators by role or text do not find the content of a noscript element.
  await expect(page.locator('form noscript p')).toHaveText('L’envoi de ce formulaire a besoin de JavaScript.')
  await expect(page.locator('form noscript p')).toBeVisible()
  await field(page, 'Nom').fill('Lefèvre')
  await field(page, 'Nom').press('Enter')
  await expect(page).toHaveURL(/:\d+\/join-discord$/)
  await context.close()
})

test('the form stands still while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))
      const before: number = Reflect.get(globalThis, 'shifted')
      Reflect.set(
        globalThis,
        'shifted',
        values.reduce((sum, value) => sum + value, before),
      )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await ambassador.open(page)
  await fill(page, ambassador)
  await page.reload()
  await expect(field(page, 'Motivation')).toHaveValue(ambassador.texts.Motivation ?? '')
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.01)
})
