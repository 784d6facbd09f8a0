import type { FragmentProps } from '@cadence/shared/contract'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Dialog } from '@cadence/shared/ui'
import { captureTexts } from '../../texts/capture.ts'

/** The dialog for quick capture, which the shell opens from the top bar and by its shortcut. */
export default function Capture({ open, onClose }: FragmentProps['dashboard/Capture']) {
  const t = useTexts(captureTexts)
  return (
    <Dialog open={open} title={t.title} lang={useLanguageTag('fr')} onClose={onClose}>
      <p>{t.intro}</p>
    </Dialog>
  )
}
