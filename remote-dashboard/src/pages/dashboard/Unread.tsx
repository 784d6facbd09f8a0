import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useLayoutEffect, useRef } from 'react'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { Line, PHONE } from './header-styles.ts'

/**
 * The line never wraps: what it says must not push the board. Its button is as high as a finger needs, and looks lower. On a
 * phone its shape would touch the sentence above: it is an underlined word there.
 */
const UnreadLine = styled(Line)`
  flex-wrap: nowrap;
  white-space: nowrap;
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  button { position: relative; flex: none; min-height: 1.625rem; margin-block: -0.25rem; padding: 0 0.75rem; border: 0; border-radius: var(--radius-pill); background: none; color: var(--text); font-weight: 500; }
  button::before { content: ''; position: absolute; inset: calc(50% - 0.8125rem) 0; border: 1px solid var(--outline); border-radius: var(--radius-pill); }
  @media (pointer: coarse) { button { min-height: 2.75rem; margin-block: -0.75rem; } }
  @media ${PHONE} {
    column-gap: 0.875rem;
    button { padding: 0; text-decoration: underline; text-underline-offset: 0.25em; }
    button::before { content: none; }
  }
`

/** As high as the sentence in whose place it is, which has two lines on a narrower phone than this one. */
const InPlaceOf = styled.p`
  display: grid;
  &::before { content: attr(data-sentence); visibility: hidden; }
  &::before, & > span { grid-area: 1 / 1; }
`

/**
 * The member's own dashboard did not come, and not everything is ready. When it comes, the focus goes from the button to the
 * greeting.
 */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(dashboardTexts)
  const lang = useLanguageTag('fr')
  const retry = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = retry.current
    return () => {
      if (button && document.activeElement === button)
        button.closest('header')?.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <>
      <InPlaceOf role="alert" lang={lang} data-sentence={t.ready}>
        <span>{t.unread}</span>
      </InPlaceOf>
      <UnreadLine lang={lang}>
        <button ref={retry} type="button" onClick={onRetry}>
          {t.tryAgain}
        </button>
        <span>{t.byDefault}</span>
      </UnreadLine>
    </>
  )
}
