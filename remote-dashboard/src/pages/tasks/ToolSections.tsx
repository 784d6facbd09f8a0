import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { tasksTexts } from '../../texts/tasks.ts'
import { ToolCard } from './ToolCard.tsx'
import type { Place } from './target-dashboard.ts'
import { PHONE } from './tool-card-styles.ts'
import { type LibraryTool, toolCategories } from './tool-library.ts'

const Section = styled.section`
  & + & { margin-top: 2.25rem; }
  & > h2 { margin-bottom: 1rem; font-size: var(--text-xl); }
  & > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; }
  @media ${PHONE} {
    & > h2 { margin-bottom: 0.75rem; }
    & > ul { grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
  }
`

interface ToolSectionsProps {
  tools: readonly LibraryTool[]
  favourites: ReadonlySet<string>
  place: Place
}

/** Tools under the headings of their sections. A section without a tool is left out. */
export function ToolSections({ tools, favourites, place }: ToolSectionsProps) {
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  return toolCategories.map((category) => {
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
            <ToolCard key={tool.id} tool={tool} starred={favourites.has(tool.id)} place={place} />
          ))}
        </ul>
      </Section>
    )
  })
}
