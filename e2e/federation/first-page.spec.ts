import { expect, test } from '../support/test.ts'

test('the first page of a remote asks for its entry and its own file, each once and at once', async ({
  page,
}) => {
  // With Save-Data the shell prefetches nothing, so all requests belong to this page.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/remotes/')) asked.push(pathname)
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(
    asked
      .map((path) =>
        path
          .split('/')
          .slice(4)
          .join('/')
          .replace(/\.[0-9a-f]{10}\./, '.'),
      )
      .sort(),
  ).toEqual(['remoteEntry.js', 'static/js/async/__federation_expose_Login.js'])

  // Both scripts are in the HTML. A script that the loader adds would run the same file twice.
  const html = await (await page.request.get('/login')).text()
  for (const path of asked) expect(html).toContain(`src="${path}"`)
  await expect(page.locator('script[src*="/remotes/"]')).toHaveCount(0)
})
