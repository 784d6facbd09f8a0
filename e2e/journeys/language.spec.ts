import { chosenLanguages, foreignWords, storeLanguage, watchCatalogues } from '../support/language.ts'
import { expectNetworkQuiet } from '../support/network-quiet.ts'
import { expectAlive, expectSameDocument, markDocument } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { enterAsMember } from '../support/signed-in-member.ts'
import { expect, test } from '../support/test.ts'

const titles = {
  fr: {
    dashboard: /^(Bonjour|Bon après-midi|Bonsoir) Inès/,
    save: /^(Sauvegarder|Enregistrer)$/,
    settings: 'Paramètres',
  },
  en: { dashboard: /^Good (morning|afternoon|evening) Inès/, save: 'Save', settings: 'Settings' },
  es: { dashboard: /^Buen(os días|as tardes|as noches) Inès/, save: 'Guardar', settings: 'Ajustes' },
}

/** Files of the dashboard's remote that are not a page: catalogues, and the editor. */
const laterFiles = /\/remotes\/dashboard\/.*\/async\/(?!__federation)[^/]*\.js/

test('until a language is chosen the stated texts show, and no catalogue is asked for', async ({ page }) => {
  await enterAsMember(page, { path: '/help' })
  const asked = watchCatalogues(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Everything is ready for an efficient day!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expectNetworkQuiet(page)
  expect(await asked()).toEqual([])
})

test('a language that is chosen in another tab changes this one without a reload', async ({
  page,
  context,
}) => {
  await enterAsMember(page)
  const asked = watchCatalogues(page)
  await markDocument(page)
  const other = await context.newPage()
  await other.goto('/')
  for (const language of ['en', 'es', 'fr'] as const) {
    await test.step(`When ${language} is chosen, all of the page is in it`, async () => {
      await storeLanguage(other, language)
      // The title is not enough: the default title is also the title of one language.
      await expect.poll(() => foreignWords(page, language)).toEqual([])
      await expect(page.getByRole('heading', { level: 1, name: titles[language].dashboard })).toBeVisible()
    })
    if (language === 'en') {
      await test.step('And only its catalogue was asked for', async () => {
        expect(await asked()).toEqual(['en'])
      })
    }
  }
  await test.step('And so is the editor, which may have been rendered ahead in another one', async () => {
    await page.getByRole('button', { name: 'Modifier le tableau' }).click()
    await expect(page.getByRole('button', { name: 'Quitter le mode édition' }).first()).toBeVisible()
    expect(await foreignWords(page, 'fr')).toEqual([])
  })
  await expectSameDocument(page)
})

for (const language of sample(chosenLanguages, 3)) {
  test(`a visit in ${language}: every page of the app area, the editor and what it says`, async ({
    page,
  }) => {
    await enterAsMember(page, { path: '/help' })
    await storeLanguage(page, language)
    const asked = watchCatalogues(page)
    await page.goto('/dashboard?edit=1')
    await expect(page.getByRole('heading', { level: 1, name: titles[language].dashboard })).toBeVisible()
    await expect(page.locator('[data-editable-grid] [data-widget]').first()).toBeVisible()
    expect(await foreignWords(page, language)).toEqual([])

    await test.step('The dialog, and the collection with what was saved', async () => {
      await page.getByRole('button', { name: titles[language].save }).click()
      expect(await foreignWords(page, language)).toEqual([])
      await page.getByRole('dialog').getByRole('textbox').fill('Mardi')
      await page.getByRole('dialog').getByRole('button', { name: titles[language].save }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/collection')
      await expect(page.getByRole('heading', { level: 2, name: 'Mardi' })).toBeVisible()
      expect(await foreignWords(page, language)).toEqual([])
    })
    await test.step('Tools, settings, appearance, community', async () => {
      for (const path of ['/tasks', '/settings', '/appearance', '/community-hub']) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        expect(await foreignWords(page, language)).toEqual([])
      }
    })
    expect(await asked()).toEqual([language])
  })
}

test('a page never shows one language and then another, when its catalogue comes late but in time', async ({
  page,
}) => {
  await enterAsMember(page, { path: '/help' })
  await storeLanguage(page, 'fr')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(globalThis, 'seenHeadings', seen)
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h1, main h2')) seen.add(heading.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.route(laterFiles, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: titles.fr.dashboard })).toBeVisible()
  await expect(page.locator('main h2')).toHaveCount(10)
  const seen = await page.evaluate(() => [...Reflect.get(globalThis, 'seenHeadings')] as string[])
  expect(seen).toHaveLength(11)
  for (const heading of seen)
    expect(heading).not.toMatch(/Good|Tracker|Planner|Timer|List|Mood|NotePad|Daily/)
})

test('a catalogue that cannot be had does not take the page with it', async ({ page }) => {
  await enterAsMember(page, { path: '/help' })
  await storeLanguage(page, 'es')
  await page.route(laterFiles, (route) => route.abort('connectionrefused'))
  await page.goto('/dashboard')
  await expect(page.getByText('Everything is ready for an efficient day!')).toBeVisible()
  await expectAlive(page)
  await page.unroute(laterFiles)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: titles.es.dashboard })).toBeVisible()
})

test('the public site and the sign-in screens stay French, whatever is chosen', async ({ page }) => {
  const asked = watchCatalogues(page)
  await page.goto('/login')
  await storeLanguage(page, 'en')
  for (const path of ['/login', '/register', '/', '/education']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('link', { name: /^(Cadence, accueil|Accueil)$/ }).first()).toBeAttached()
  }
  await page.waitForLoadState('networkidle')
  expect(await asked()).toEqual([])
})
