import { expectStarted } from '../support/app-started.ts'
import { appUrl } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

/** One article with steps, one with links, one that an old address names. */
const sample = [
  ['composer-un-tableau-de-bord', 'Composer et enregistrer un tableau de bord', 'Liste outils'],
  ['verifier-son-e-mail', 'Vérifier son e-mail et ouvrir son espace', 'il reste valable 24'],
  ['changer-de-theme', 'Passer du thème sombre au thème clair', 'le réglage de départ'],
] as const

test('an article stands in the first HTML, is taken over as it stands, and leads on', async ({
  page,
  request,
}) => {
  for (const [name, title, words] of sample) {
    const path = `/help-center/${name}`
    await expect.poll(async () => (await request.get(path)).text()).toContain(`data-served="${path}"`)
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title} · Cadence</title>`)
    expect(html).toContain(`<link rel="canonical" href="${appUrl}${path}">`)
    expect(html).toContain(words)
  }
  const [[name, title]] = sample
  await page.goto(`/help-center/${name}`)
  const heading = await page.locator('h1').elementHandle()
  await expectStarted(page)
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Tant mieux.')).toBeVisible()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page).toHaveTitle(`${title} · Cadence`)
  await page.getByRole('link', { name: 'Déplacer et agrandir un outil à la souris' }).click()
  await expect(page).toHaveTitle('Déplacer et agrandir un outil à la souris · Cadence')
  await expect(page.getByText('Prendre, glisser, poser')).toBeVisible()
  await page.goto('/help-center#article-changer-de-theme')
  await expect(page).toHaveURL('/help-center/changer-de-theme')
  await expect(page.getByText('le réglage de départ')).toBeVisible()
})
