import type { Identity } from '../identity.ts'

const component = ({ page, key, name, title }: Identity) => `import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { ${key}Texts } from '../../texts/${name}.ts'

const Box = styled.div\`
  display: grid;
  gap: 0.75rem;
  max-width: 75rem;
  h1 { font-size: var(--text-3xl); overflow-wrap: break-word; }
  p { max-width: 38em; color: var(--muted); }
\`

/** ${title}: what it is called and what it is for. */
export default function ${page}() {
  const t = useTexts(${key}Texts)
  return (
    <Box>
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
    </Box>
  )
}
`

const test = ({
  page,
  key,
  name,
}: Identity) => `import { type Language, setLanguage } from '@cadence/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import en from '../../texts/en.ts'
import es from '../../texts/es.ts'
import { ${key}Texts } from '../../texts/${name}.ts'
import ${page} from './${page}.tsx'

afterEach(async () => {
  cleanup()
  await setLanguage('default')
})

/** What it says it is for, its spaces as they are. */
const said = () => document.querySelector('p')?.textContent

test('the page says what it is called, once, and what it is for', () => {
  render(<${page} />)
  const { title, intro } = ${key}Texts.get()
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title])
  expect(said()).toBe(intro)
})

test.each<[Language, string]>([
  ['fr', ${key}Texts.get().intro],
  ['en', en.${key}.intro],
  ['es', es.${key}.intro],
])('in %s it is written in that language', async (language, intro) => {
  render(<${page} />)
  await setLanguage(language)
  await vi.waitFor(() => expect(said()).toBe(intro))
})
`

/** What its page is made of, by path in its workspace. */
export function pageFiles(identity: Identity): Record<string, string> {
  const { page, pageFolder } = identity
  return {
    [`src/pages/${pageFolder}/${page}.tsx`]: component(identity),
    [`src/pages/${pageFolder}/${page}.test.tsx`]: test(identity),
  }
}
