import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from './Spinner.tsx'

/** Primary is the one main action of a view; the others step back from it. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** Props of a button; `loading` shows the spinner, keeps the width and stops further presses. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  loading?: boolean
  /** Takes the whole width of its container. */
  block?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** The look of buttons; links that act as one wear it through `ButtonLink`. */
export const ButtonBox = styled.button`
  --bg: var(--surface-2);
  --bg-hover: var(--surface-3);
  --fg: var(--text);
  --edge: var(--hairline);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-control);
  background: var(--bg);
  color: var(--fg);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color var(--fast) var(--ease), transform var(--fast) var(--ease);
  /* After a tap, a touch screen would keep it until the next one. */
  @media (hover: hover) { &:hover:not(:disabled, [aria-disabled='true']) { background: var(--bg-hover); } }
  &:active:not(:disabled, [aria-disabled='true']) { transform: translateY(1px); }
  /* Without a colour of its own: a faded accent still looks like a button to press, most of all by day. */
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) { --bg: transparent; --fg: var(--faint); cursor: not-allowed; }
  &[data-variant='primary']:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) { --bg: var(--surface-3); }
  /* Without their colour the others would look like an enabled one. */
  &:not([data-variant='primary'], [aria-busy='true']):is(:disabled, [aria-disabled='true']) { opacity: 0.65; }
  &[aria-busy='true'] { opacity: 0.85; cursor: progress; }
  &[data-variant='primary'] { --bg: var(--accent-deep); --bg-hover: var(--accent-deep-hover); --fg: var(--on-accent); --edge: transparent; }
  &[data-variant='ghost'] { --bg: transparent; --edge: transparent; --fg: var(--muted); }
  &[data-variant='ghost']:hover:not(:disabled, [aria-disabled='true']) { --fg: var(--text); }
  &[data-variant='danger'] { --fg: var(--coral); }
  &[data-size='sm'] { min-height: 2.25rem; padding: 0.375rem 0.75rem; font-size: var(--text-sm); }
  &[data-block='true'] { width: 100%; }
  @media (pointer: coarse) { &[data-size='sm'] { min-height: 2.75rem; } }
`

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  /* Opacity, not visibility: the busy button keeps its name for screen readers. */
  [aria-busy='true'] > & { opacity: 0; }
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

/** Ignores a press of a busy button. It also prevents the form from being submitted, by the button or by Enter. */
function swallow(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button (specification, section 5: it shows a spinner and is disabled while loading). A busy button has `aria-disabled`
 * and ignores presses. It does not have `disabled`, because the pressed button would then lose the focus.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    loading = false,
    block,
    icon,
    children,
    disabled,
    onClick,
    'aria-disabled': unavailable,
    ...rest
  } = props
  return (
    <ButtonBox
      type="button"
      data-variant={variant}
      data-size={size}
      data-block={block}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable}
      disabled={disabled && !loading}
      onClick={loading ? swallow : onClick}
      {...rest}
    >
      <Label>
        {icon}
        {children}
      </Label>
      {loading && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </ButtonBox>
  )
}
