import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { ErrorNotice } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { appearanceTexts } from '../../../texts/appearance.ts'
import { Group } from '../appearance-styles.ts'
import { Status } from './ThemeChoice.tsx'
import { Cards, Foot, Part, Picture, Tags } from './theme-card-styles.ts'

const appear = keyframes`from { visibility: hidden; }`
const breathe = keyframes`50% { opacity: 0.45; }`

/** As tall as a card, because it has the parts of a card, hidden. So the icons below do not move when the themes arrive. */
const Empty = styled.span`
  display: block;
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  background: var(--surface-2);
  animation: ${appear} 200ms step-end, ${breathe} 1.6s var(--ease) 200ms infinite;
  & > * { visibility: hidden; }
`

function EmptyCards({ count, tag }: { count: number; tag?: string }) {
  return (
    <Cards aria-hidden="true" data-base={tag === undefined || undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
        <span key={index}>
          <Empty data-card="">
            <Picture />
            <Foot data-foot="">
              <i />
              <strong>{'\u00a0'}</strong>
              {tag && (
                <Tags>
                  <small>{tag}</small>
                </Tags>
              )}
            </Foot>
          </Empty>
        </span>
      ))}
    </Cards>
  )
}

/** In place of the themes: empty cards while they are loaded, or the failure. */
export function ThemesWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTexts(appearanceTexts)
  const namesTag = useLanguageTag('en')
  return (
    <Group data-wide="" aria-busy={!failed}>
      <legend lang={namesTag}>{t.theme}</legend>
      {failed ? (
        <ErrorNotice retry={{ label: t.retry, run: onRetry }}>{t.themesFailed}</ErrorNotice>
      ) : (
        <>
          <Status>{'\u00a0'}</Status>
          <Part>
            <legend lang={namesTag}>{t.base}</legend>
            <EmptyCards count={3} />
          </Part>
          <Part>
            <legend>
              {t.premium} <span>{t.premiumHint}</span>
            </legend>
            <EmptyCards count={10} tag={t.premium} />
          </Part>
        </>
      )}
    </Group>
  )
}
