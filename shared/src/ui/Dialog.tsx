import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { useModal } from './use-modal.ts'
import { SHEET, useSheetDrag } from './use-sheet-drag.ts'

const Box = styled.dialog`
  --dialog-side: 1.5rem;
  --dialog-end: 1.5rem;
  /* The dialog would inherit the alignment of the element that opens it. */
  text-align: start;
  width: min(100% - 2rem, 30rem);
  max-height: calc(100dvh - 2 * max(1rem, var(--safe-top), var(--safe-bottom)));
  padding: 0 var(--dialog-side) var(--dialog-end);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  overflow: auto;
  overscroll-behavior: contain;
  /* What gets the focus must not stay below the head or the footer, which keep their place. */
  scroll-padding-block: 4.5rem 6rem;
  /* A sticky foot stays above the padding of its scroller: the last line of the content would show below it. */
  &:has([data-foot]) { padding-bottom: 0; }
  /* Older browsers give a backdrop no custom properties. */
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); }
  @keyframes cadence-dialog { from { opacity: 0; transform: translateY(8px); } }
  @keyframes cadence-sheet { from { transform: translateY(100%); } }
  &[open] { animation: cadence-dialog var(--slow) var(--ease); }
  @media ${SHEET} {
    --dialog-side: 1.25rem;
    --dialog-end: max(1.25rem, var(--safe-bottom));
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - max(1.5rem, var(--safe-top)));
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    transition: translate var(--slow) var(--ease);
    &[open] { animation-name: cadence-sheet; }
    &[data-drawn] { transition: none; }
  }
`

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  margin-inline: calc(-1 * var(--dialog-side));
  padding: 1.25rem var(--dialog-side) 0.75rem;
  background: var(--overlay);
  h2 { min-width: 0; font-size: var(--text-lg); overflow-wrap: anywhere; }
  button { flex: none; margin-block: -0.5rem; margin-inline-end: -0.5rem; }
  @media ${SHEET} {
    padding-top: 1.75rem;
    touch-action: none;
    user-select: none;
    /* The grip by which a finger draws the sheet down. */
    &::before { content: ''; position: absolute; top: 0.625rem; left: calc(50% - 1.25rem); width: 2.5rem; height: 4px; border-radius: var(--radius-pill); background: var(--outline); }
  }
  @media (max-height: 24rem) { position: relative; }
`

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  margin: 1.25rem calc(-1 * var(--dialog-side, 0px)) 0;
  padding: 1rem var(--dialog-side, 0px);
  form > & { margin-top: 0.25rem; }
  border-top: 1px solid var(--hairline);
  background: var(--overlay);
  &:has(> * + * + *) > :first-of-type { margin-inline-end: auto; }
  @media ${SHEET} {
    padding-bottom: max(1rem, var(--safe-bottom));
    & > * { flex: 1 1 8rem; }
    &:has(> * + * + *) > :first-of-type { margin-inline-end: 0; }
  }
  /* A very low screen, such as a page zoomed to 400 %, needs its height for the content. */
  @media (max-height: 24rem) { position: relative; }
`

/**
 * The foot of a dialog: its buttons, which stay in sight while the rest scrolls. The main action comes last: at the right,
 * or across the whole width of a phone. What leaves the dialog is a ghost beside it. The first of three or more stands
 * apart: the one that stays, or deletes. The foot is a child of the dialog or of its `DialogForm`.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <Foot data-foot>{children}</Foot>
}

/** The form of a dialog: one column. A grid would keep the foot in its row, so that it would not stay in sight. */
export const DialogForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`

/** Props of a dialog. */
export interface DialogProps {
  open: boolean
  title: string
  /** Language of the dialog, if not that of the page. */
  lang?: string | undefined
  /** Name of a button in the head that closes the dialog, for dialogs whose foot has none. */
  closeLabel?: string | undefined
  /** Called on Escape, after a press on the backdrop, and when the sheet was drawn down. The owner decides whether the dialog closes. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, with the native element: the focus stays inside, and returns when the dialog closes. On a phone it is a
 * sheet at the lower edge of the screen.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} /> : null
}

function Modal({ title, lang, closeLabel, onClose, children }: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const modal = useModal(onClose)
  const onHeadPress = useSheetDrag(modal.ref, onClose)
  return (
    <Box lang={lang} aria-labelledby={titleId} {...modal}>
      <Head onPointerDown={onHeadPress}>
        <h2 id={titleId}>{title}</h2>
        {closeLabel && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      {children}
    </Box>
  )
}
