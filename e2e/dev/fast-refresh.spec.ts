import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const source = fileURLToPath(new URL('../../remote-auth/src/pages/login/Login.tsx', import.meta.url))
let original = ''

/** Replaces the source in one step: a server that read it half written would build a module that cannot be refreshed. */
async function save(text: string): Promise<void> {
  const whole = fileURLToPath(new URL('../../.cache/e2e/dev-edit.tsx', import.meta.url))
  await mkdir(dirname(whole), { recursive: true })
  await writeFile(whole, text)
  await rename(whole, source)
}

test.beforeAll(async () => {
  original = await readFile(source, 'utf8')
})

test.afterAll(() => save(original))

test('an edit in a remote shows in the host without a reload and keeps what was typed', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('Given a page of a remote with something typed into it', async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('ines@exemple.fr')
    await page.evaluate(() => {
      document.documentElement.dataset.visit = 'first'
    })
  })

  const title = /title="([^"]+)"/.exec(original)?.[1] ?? ''
  await test.step('When its source changes', async () => {
    await expect(heading).toHaveText(title)
    await save(original.replace(`title="${title}"`, 'title="Édité à chaud"'))
  })

  await test.step('Then the new text shows, in the same document, with the same state', async () => {
    await expect(heading).toHaveText('Édité à chaud')
    expect(await page.evaluate(() => document.documentElement.dataset.visit)).toBe('first')
    await expect(page.getByLabel('E-mail')).toHaveValue('ines@exemple.fr')
  })
})
