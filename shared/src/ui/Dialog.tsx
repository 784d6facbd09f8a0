import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

const Box = styled.dialog`
  /* Not that of the place which it is opened from. */
  text-align: start;
  width: min(100% - 2rem, 30rem);
  max-height: calc(100dvh - 2rem);
  padding: 1.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: auto;
  /* Older browsers give a backdrop no custom properties. */
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); }
  h2 { font-size: var(--text-lg); margin-bottom: 1rem; }
  @keyframes cadence-dialog { from { opacity: 0; transform: translateY(8px); } }
  &[open] { animation: cadence-dialog var(--slow) var(--ease); }
`

/** Buttons at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  margin-top: 1.5rem;
  /* Where they stand below each other, they are as wide as the dialog. */
  @media (max-width: 479px) { & > * { flex: 1 1 auto; } }
`

/** Props of a dialog. */
export interface DialogProps {
  open: boolean
  title: string
  /** Language of the title and of what is inside, when it is not that of the page around. */
  lang?: string | undefined
  /** Asked for by Escape or a press on the backdrop; the owner decides. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog: the native element, so focus stays inside, Escape works and focus goes back where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} /> : null
}

function Modal({ title, lang, onClose, children }: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  return (
    <Box lang={lang} aria-labelledby={titleId} {...useModal(onClose)}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Box>
  )
}
