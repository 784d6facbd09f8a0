import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signUp } from '../support/account.ts'
import { expect, test } from '../support/deployed-shell.ts'
import { newPerson, signIn } from '../support/member.ts'

test('one remote of a sparse checkout is live in a shell that is deployed, and everything else is the shell’s', async ({
  page,
  checkout,
}) => {
  const person = newPerson()
  await signUp(person)
  const heading = page.getByRole('heading', { level: 1 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await test.step('Given a page of the remote, of which nothing is asked of its release', async () => {
    await page.goto('/login')
    await expect(heading).toHaveText('Ravis de vous revoir')
    expect(asked).toContain('/__dev/auth/remoteEntry.js')
    expect(asked.filter((path) => path.startsWith('/remotes/auth/'))).toEqual([])
  })

  await test.step('When its source changes, the page loads again and shows it', async () => {
    const source = join(checkout.folder, 'remote-auth/src/pages/login/Login.tsx')
    const text = await readFile(source, 'utf8')
    await writeFile(source, text.replace('title="Ravis de vous revoir"', 'title="Édité"'))
    await expect(heading).toHaveText('Édité')
  })

  await test.step('Then a member signs in with the API of the shell, and sees its other remotes', async () => {
    await signIn(page, person)
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/)
    await expect(heading).toContainText('Inès Lefèvre')
    expect(asked.some((path) => path.startsWith('/remotes/dashboard/'))).toBe(true)
  })
})
