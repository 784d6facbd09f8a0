import type { Page } from '@playwright/test'
import { expectNoFault } from '../support/axe.ts'
import { type CalendarServer, expect, test } from '../support/calendar-server.ts'
import { signOut } from '../support/member.ts'
import { openCalendars, planner } from '../support/planner.ts'
import { storeTheme } from '../support/theme.ts'

const lecture = (uid: string, title: string, day: string) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}@ade`,
    `SUMMARY:${title}`,
    `DTSTART:${day}T090000Z`,
    `DTEND:${day}T103000Z`,
    'LOCATION:Amphi B',
    'END:VEVENT',
  ].join('\r\n')

const timetable = (...titles: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ADE/version 6.0',
    'X-WR-CALNAME:L2 Droit',
    ...titles.map((title, n) => lecture(String(n), title, `202611${25 + n}`)),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const calendar = (...titles: readonly string[]) => ({
  status: 200,
  type: 'text/calendar; charset=utf-8',
  body: timetable(...titles),
})

const block = (page: Page, name: RegExp) => planner(page).getByRole('button', { name })

async function subscribe(page: Page, school: CalendarServer): Promise<void> {
  const dialog = await openCalendars(page)
  await dialog.getByLabel('Adresse du calendrier').fill(school.address)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('2 événements')).toBeVisible()
  await expect(dialog.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Lu à l’instant')).toBeVisible()
}

test('a timetable is subscribed to, survives its server and the network, and leaves with the member', async ({
  page,
  school,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T08:30:00Z'))
  await page.goto('/dashboard')
  school.answer = calendar('Droit civil', 'Droit pénal')
  await subscribe(page, school)
  await page.keyboard.press('Escape')
  await expect(block(page, /^Droit civil.*Amphi B, L2 Droit$/)).toBeVisible()

  await test.step('Without the API the copy of the device is shown', async () => {
    await page.route('**/api/v1/subscriptions**', (route) => route.abort())
    await page.reload()
    await expect(block(page, /^Droit pénal/)).toBeVisible()
    await page.unroute('**/api/v1/subscriptions**')
  })

  await test.step('Signing out removes it from this browser', async () => {
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
    await signOut(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a page that is no calendar is refused, an event opens, and the private feed gets a new address', async ({
    page,
    school,
    request,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T08:30:00Z'))
    // axe judges the colours of both modes.
    await storeTheme(page, 'system')
    await page.goto('/dashboard')
    school.answer = { status: 200, type: 'text/html', body: '<h1>Connexion</h1>' }
    const dialog = await openCalendars(page)
    await dialog.getByLabel('Adresse du calendrier').fill(school.address)
    await dialog.getByRole('button', { name: 'Voir ce calendrier' }).click()
    await expect(dialog.getByRole('alert')).toContainText('ne donne pas un calendrier')
    school.answer = calendar('Droit civil', 'Droit pénal')
    await page.keyboard.press('Escape')
    await subscribe(page, school)
    await expectNoFault(page, 'the calendars', 'dialog')

    await dialog.getByRole('button', { name: 'Créer l’adresse' }).click()
    const address = dialog.getByLabel('Adresse privée', { exact: true })
    const former = await address.inputValue()
    expect((await request.get(former)).headers()['content-type']).toBe('text/calendar; charset=utf-8')
    await dialog.getByRole('button', { name: 'Changer l’adresse' }).click()
    await dialog.getByRole('group').getByRole('button', { name: 'Changer l’adresse' }).click()
    await expect(address).not.toHaveValue(former)
    expect((await request.get(former)).status()).toBe(404)
    await page.keyboard.press('Escape')

    await block(page, /^Droit civil/).click()
    const event = page.getByRole('dialog', { name: 'Droit civil' })
    await event.getByRole('button', { name: 'Copier', exact: true }).click()
    await expect(block(page, /^Droit civil/)).toHaveCount(2)
    await expect
      .poll(async () => {
        const feed = await page.evaluate(async () => {
          const token = localStorage.getItem('accessToken')
          const answer = await fetch('/api/v1/feed', { headers: { Authorization: `Bearer ${token}` } })
          return (await answer.json()).feed.url as string
        })
        return (await request.get(feed)).text()
      })
      .toContain('SUMMARY:Droit civil')
  })
})
