import { useTexts } from '@cadence/shared/i18n'
import { useSearchParams } from '@cadence/shared/router'
import { PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { settingsTexts } from '../../texts/settings.ts'
import { SectionMenu } from './SectionMenu.tsx'
import { sectionOf } from './sections.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 1.5rem;
  max-width: 75rem;
  @media (min-width: 1024px) {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: 2rem;
  }
`

/** On a small screen the section says what it is for, and the first choice is not a screen away. */
const Head = styled.div`
  @media (max-width: 1023px) { p { display: none; } }
`

/** The settings: a menu of seven sections and the one that the address names (specification, section 2, Settings). */
export default function Settings() {
  const t = useTexts(settingsTexts)
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  return (
    <>
      <Head>
        <PageHeader title={t.title} intro={t.intro} />
      </Head>
      <Columns>
        <SectionMenu current={current} />
        <current.Content />
      </Columns>
    </>
  )
}
