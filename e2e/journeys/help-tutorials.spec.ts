import { expectNoFault } from '../support/axe.ts'
import { gate } from '../support/page-change.ts'
import { appUrl } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { storeTheme } from '../support/theme.ts'

const path = '/help-center/deplacer-au-clavier'

test('a tutorial plays its film in view, with the steps as captions, and its button pauses it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(path)
  const film = page.locator('video')
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const cues = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
    )
  const steps = await page.locator('article div > ol > li').allTextContents()
  await expect.poll(cues).toEqual(steps)
  await page.getByRole('button', { name: 'Mettre en pause' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Lire le film' })).toBeFocused()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await context.close()
})

test('under reduced motion the film waits for its button; axe finds no fault', async ({ page }) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await storeTheme(page, 'system')
  await page.goto(path)
  const play = page.getByRole('button', { name: 'Lire le film' })
  await expect(play).toBeVisible()
  await expectNoFault(page, 'a tutorial')
  expect(films).toEqual([])
  await play.press('Space')
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
})

test('a film begins beside its title, and is as wide as the column of a tablet', async ({ page }) => {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error(`${selector} is not shown`)
    return box
  }
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Lire le film' })).toBeVisible()
  const title = await boxOf('article h1')
  const film = await boxOf('article figure')
  expect(Math.abs(film.y - title.y)).toBeLessThan(8)
  expect(film.x).toBeGreaterThan(title.x + title.width)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await boxOf('article figure')).toMatchObject({ x: 40, width: 688 })
})

test('the button of a film that plays keeps its colours under the pointer', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Lire le film' }).click()
  const pause = page.getByRole('button', { name: 'Mettre en pause' })
  await pause.hover()
  const surface = await pause.evaluate((button) => {
    const part = document.createElement('span')
    part.style.background = 'var(--surface-3)'
    button.after(part)
    const { backgroundColor } = getComputedStyle(part)
    part.remove()
    return backgroundColor
  })
  await expect(pause).toHaveCSS('background-color', surface)
})

test('a film’s button waits for the code that plays it', async ({ page }) => {
  const open = await gate(page, '**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Lire le film' })).toBeDisabled()
  open()
  await page.getByRole('button', { name: 'Lire le film' }).click()
  await expect(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
})

test('a film that does not arrive leaves the steps, and says so', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.abort())
  await page.goto(path)
  await page.getByRole('button', { name: 'Lire le film' }).click()
  await expect(page.getByText(/^Le film n’a pas pu être chargé/)).toBeVisible()
  await expect(page.getByText('Ouvrez le mode édition')).toBeVisible()
})

test('a press on a film shows it on the whole screen with controls, and it comes back without them', async ({
  page,
}) => {
  await page.goto(path)
  const film = page.locator('video')
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => [
      document.fullscreenElement === video,
      video.controls,
      video.paused,
    ])
  await page.getByRole('button', { name: 'Voir le film en plein écran' }).press('Enter')
  await expect.poll(state).toEqual([true, true, false])
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(async () => (await state()).slice(0, 2)).toEqual([false, false])
})
