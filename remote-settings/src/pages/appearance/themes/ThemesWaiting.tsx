import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, ErrorNotice } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { Group } from '../Group.tsx'
import { Cards } from './card-look.ts'
import { Status } from './ThemeChoice.tsx'

const appear = keyframes`from { visibility: hidden; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Empty = styled.i`
  height: 9.5rem;
  border-radius: var(--radius-card);
  background: var(--surface-2);
  animation: ${appear} 200ms step-end, ${breathe} 1.6s var(--ease) 200ms infinite;
`

const Retry = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`

/** In the place of the themes: their shape while they come, or that they did not come. */
export function ThemesWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTexts(appearanceTexts)
  return (
    <Group data-wide="" lang={useLanguageTag('en')} aria-busy={!failed}>
      <legend>{t.theme}</legend>
      {failed ? (
        <Retry>
          <ErrorNotice>{t.themesFailed}</ErrorNotice>
          <Button onClick={onRetry}>{t.retry}</Button>
        </Retry>
      ) : (
        <>
          <Status>{'\u00a0'}</Status>
          <Cards aria-hidden="true">
            {Array.from({ length: 13 }, (_, index) => `${index}`).map((place) => (
              <Empty key={place} />
            ))}
          </Cards>
        </>
      )}
    </Group>
  )
}
