import styled from '@emotion/styled'

/**
 * The layer of the toasts: it has no height and is in the browser's top layer, so that no dialog around it clips or
 * moves it. The attributes are sonner's; every colour is a token, so its own two themes are not used.
 */
export const Layer = styled.div`
  position: fixed;
  inset: 0 0 auto;
  width: auto;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  overflow: visible;
  [data-sonner-toaster][data-sonner-theme] {
    --normal-bg: var(--overlay);
    --normal-border: var(--hairline);
    --normal-text: var(--text);
    --border-radius: var(--radius-control);
    font-family: var(--font-text);
  }
  [data-sonner-toast][data-styled] { box-shadow: var(--shadow); font-size: var(--text-sm); }
  /* Over a modal it lies on a surface of the same colour: it is a step nearer, with an edge of its own. */
  dialog & [data-sonner-toaster][data-sonner-theme] { --normal-bg: var(--surface-3); --normal-border: var(--outline); }
  /* Those beyond the stated three are not reached by the keyboard either. */
  [data-sonner-toast][data-visible='false'] { visibility: hidden; }
  /* Not :focus-visible: after the last press of a pointer the browser does not show where the shortcut led. */
  &[data-focused='true'] [data-sonner-toast]:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
  [data-type='success'] [data-icon] { color: var(--mint); }
  [data-type='info'] [data-icon] { color: var(--accent); }
  [data-type='error'] [data-icon] { color: var(--coral); }
  [data-sonner-toast][data-styled] [data-button] {
    max-width: 50%;
    height: auto;
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--outline);
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--text);
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.2;
    &:hover { background: var(--surface-2); }
    &:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; box-shadow: none; }
    @media (pointer: coarse) { min-height: 2.75rem; }
  }
`
