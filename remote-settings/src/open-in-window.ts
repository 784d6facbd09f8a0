import { openPageWindow, type PublicPageLink } from '@cadence/shared/router'
import { toast } from '@cadence/shared/ui'
import { helpCenterTexts } from './texts/help-center.ts'

/** Opens a page of the public site in the shell's window. When the window cannot be loaded, a toast offers to try again. */
export async function openInWindow(to: PublicPageLink): Promise<void> {
  try {
    await openPageWindow(to)
  } catch (error) {
    console.warn('The window could not be opened', error)
    toast({
      kind: 'error',
      text: helpCenterTexts.get().notOpened,
      action: { label: helpCenterTexts.get().tryAgain, run: () => void openInWindow(to) },
    })
  }
}
