import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { Dashboard } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { tasksTexts } from '../../texts/tasks.ts'
import { ToolCard } from './card/ToolCard.tsx'
import { isOn } from './target.ts'
import { categories, type Tool } from './tools.ts'

const Section = styled.section`
  & + & { margin-top: 2.25rem; }
  h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; }
`

interface SectionsProps {
  tools: readonly Tool[]
  favourites: ReadonlySet<string>
  target: Dashboard | null
}

/** Tools under the headings of their sections; a section without any is left out. */
export function Sections({ tools, favourites, target }: SectionsProps) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  return categories.map((category) => {
    const own = tools.filter((tool) => tool.category === category)
    if (own.length === 0) return null
    const headingId = `tools-${category}`
    return (
      <Section key={category} aria-labelledby={headingId}>
        <h2 id={headingId} lang={lang}>
          {t[category]}
        </h2>
        <ul>
          {own.map((tool) => (
            <ToolCard
              key={tool.id}
              tool={tool}
              starred={favourites.has(tool.id)}
              there={isOn(target, tool.widget)}
            />
          ))}
        </ul>
      </Section>
    )
  })
}
