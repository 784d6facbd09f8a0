import { useTexts } from '@cadence/shared/i18n'
import { Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { frameTexts } from '../../../texts/app-area.ts'
import { captureState, openCapture } from './capture-state.ts'
import { shortcutKeys, shortcutText } from './shortcut.ts'

const Field = styled.button`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  flex: 1 1 0;
  min-width: 0;
  max-width: 40rem;
  height: 2.75rem;
  padding: 0 0.5rem 0 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: start;
  cursor: text;
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  svg { flex: none; }
  &:hover { border-color: var(--outline); background: var(--surface-2); }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small {
    flex: none;
    margin-left: auto;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--hairline);
    border-radius: 0.5rem;
    color: var(--faint);
    font: 500 var(--text-xs) / 1.5 var(--font-text);
  }
  /* In a narrow field the keys would cut the words. */
  @media (pointer: coarse), (max-width: 899.98px) { small { display: none; } }
  /* On a phone there is room for the sign only; its name stays for screen readers. */
  @media (max-width: 639.98px) {
    flex: none;
    justify-content: center;
    width: 2.75rem;
    padding: 0;
    border-color: transparent;
    background: transparent;
    cursor: pointer;
    span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
    small { display: none; }
  }
`

/** A spinner shows only when the dialog takes longer than a moment, as on a first press on a slow network. */
const Late = styled.i`
  display: inline-grid;
  opacity: 0;
  animation: cadence-late 0s 200ms forwards;
  @keyframes cadence-late { to { opacity: 1; } }
`

/** Looks like a field and opens quick capture; on a phone, a button with a plus. */
export function CaptureField() {
  const t = useTexts(frameTexts)
  const isWaiting = useSnapshot(captureState).phase === 'waiting'
  return (
    <Field
      type="button"
      title={t.capture}
      aria-haspopup="dialog"
      aria-busy={isWaiting || undefined}
      aria-keyshortcuts={shortcutKeys()}
      onClick={() => void openCapture()}
    >
      {isWaiting ? (
        <Late>
          <Spinner />
        </Late>
      ) : (
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      )}
      <span>{t.capture}</span>
      <small aria-hidden="true">{shortcutText()}</small>
    </Field>
  )
}
