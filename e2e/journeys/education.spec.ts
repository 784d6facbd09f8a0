import { expect, test } from '../support/test.ts'

test('the planner of a phone shows yesterday, today and tomorrow, each with its blocks, as its label says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/education')
  const picture = page.getByRole('img', {
    name: /mardi 19 mai.* la veille un cours et du sport.*maths le jour même.*TD le lendemain/,
  })
  await picture.scrollIntoViewIfNeeded()
  const shown = await picture.evaluate((drawing) => {
    const week = drawing.querySelector('[data-today]')?.parentElement
    if (!week) return []
    const { left: from, right: to } = drawing.getBoundingClientRect()
    const place = (part: Element) => part.getBoundingClientRect()
    const inWindow = [...week.children].filter((part) => place(part).left >= from && place(part).right <= to)
    // What the week is cut to is not hidden from its rectangles.
    const cut = /inset\(0(?:px)? ([\d.]+)% 0(?:px)? ([\d.]+)%\)/.exec(getComputedStyle(week).clipPath) ?? []
    const { left, width } = place(week)
    const inCut = inWindow.filter(
      (part) =>
        place(part).left >= left + (width * Number(cut[2])) / 100 - 1 &&
        place(part).right <= left + width - (width * Number(cut[1])) / 100 + 1,
    )
    const text = (part: Element) => part.textContent.replaceAll(/\s/g, ' ')
    return inCut
      .filter((part) => part.matches('span'))
      .map((day) => ({
        day: text(day),
        isToday: day.hasAttribute('data-today'),
        blocks: inCut
          .filter((part) => part.matches('b') && Math.abs(place(part).left - place(day).left) < 2)
          .map(text),
      }))
  })
  expect(shown).toEqual([
    { day: 'lun. 18', isToday: false, blocks: ['Analyse', 'Sport'] },
    { day: 'mar. 19', isToday: true, blocks: ['Maths'] },
    { day: 'mer. 20', isToday: false, blocks: ['TD d’analyse', 'Lecture'] },
  ])
})
