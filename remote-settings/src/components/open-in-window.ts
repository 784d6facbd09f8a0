import { openPageWindow, type PublicPageLink } from '@cadence/shared/router'
import { toast } from '@cadence/shared/ui'
import { helpCenterTexts } from '../texts/help-center.ts'

/** Shows a page of the public site in the shell's window; when even that does not come, says so. */
export async function read(to: PublicPageLink): Promise<void> {
  try {
    await openPageWindow(to)
  } catch (error) {
    console.warn('The window could not be opened', error)
    toast({
      kind: 'error',
      text: helpCenterTexts.get().notOpened,
      action: { label: helpCenterTexts.get().tryAgain, run: () => void read(to) },
    })
  }
}
