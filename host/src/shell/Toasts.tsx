import type { Toast } from '@cadence/shared/ui'
import { createRoot } from 'react-dom/client'
import { toast as show, Toaster } from 'sonner'

/** Draws the toasts (specification, section 9) and answers with the function that shows one. */
export function mountToasts(): (toast: Toast) => void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Toaster
      position="top-center"
      theme="dark"
      gap={14}
      visibleToasts={3}
      duration={4000}
      containerAriaLabel="Notifications"
      style={{
        fontFamily: 'var(--font-text)',
        // The names are the library's own.
        ['--width' as string]: '356px',
        ['--normal-bg' as string]: 'var(--overlay)',
        ['--normal-text' as string]: 'var(--text)',
        ['--normal-border' as string]: 'var(--hairline)',
      }}
    />,
  )
  return ({ kind, text, action }) => {
    show[kind](text, action ? { action: { label: action.label, onClick: action.run } } : {})
  }
}
