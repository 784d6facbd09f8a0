import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

const Box = styled.dialog`
  /* The dialog would inherit the alignment of the element that opens it. */
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
  /* On narrow screens the buttons wrap, each as wide as the dialog. */
  @media (max-width: 479px) { & > * { flex: 1 1 auto; } }
`

/** Props of a dialog. */
export interface DialogProps {
  open: boolean
  title: string
  /** Language of the dialog, if not that of the page. */
  lang?: string | undefined
  /** Called on Escape and after a press on the backdrop. The owner decides whether the dialog closes. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, with the native element: the focus stays inside, and returns when the dialog closes. */
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
