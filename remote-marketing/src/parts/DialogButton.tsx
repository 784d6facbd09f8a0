import { Button, type ButtonVariant, toast } from '@cadence/shared/ui'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { fr } from './typography.ts'

/** A dialog that is open while it is mounted. */
type FormDialog = ComponentType<{ onClose: () => void }>

/** Props of the button. `variant` is that of `Button`. */
export interface DialogButtonProps {
  children: ReactNode
  variant?: ButtonVariant
  /** Fetches the dialog. */
  load: () => Promise<FormDialog>
}

/** Opens a form in a dialog, which is fetched when somebody comes near the button, not with the page. */
export function DialogButton({ children, variant = 'primary', load }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ Dialog: FormDialog } | null>(null)
  const [loading, setLoading] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  // A failed prefetch is silent: a press on the button loads again, and reports a failure.
  const lookAhead = () => void load().catch(() => undefined)
  const open = async () => {
    setLoading(true)
    try {
      const Dialog = await load()
      if (mounted.current) setDialog({ Dialog })
    } catch (error) {
      console.error('The form could not be loaded', error)
      if (mounted.current) {
        toast({
          kind: 'error',
          text: fr("Le formulaire n'a pas pu s'ouvrir. Un nouvel essai suffit souvent."),
        })
      }
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button
        variant={variant}
        // Not `loading`: its spinner would flash where the dialog has been fetched ahead.
        aria-busy={loading || undefined}
        aria-haspopup="dialog"
        onPointerEnter={lookAhead}
        onFocus={lookAhead}
        onClick={() => {
          if (!loading) void open()
        }}
      >
        {children}
      </Button>
      {dialog && <dialog.Dialog onClose={() => setDialog(null)} />}
    </>
  )
}
