import AxeBuilder from '@axe-core/playwright'
import { everyMail } from '@cadence/api/test/every-mail'
import { expect, test } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const)
  test(`every mail can be read in a narrow and in a wide mail program, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const faults: string[] = []
    for (const [name, { html }] of Object.entries(everyMail())) {
      await page.setContent(html)
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) faults.push(`${name} is ${over} px too wide at ${width} px`)
      }
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wcag).analyze()
      faults.push(...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`))
    }
    expect(faults).toEqual([])
  })
