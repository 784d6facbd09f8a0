import type { FragmentProps } from '@cadence/shared/contract'
import { Palette } from './Palette.tsx'

/** The palette, which the shell opens from the top bar and by its shortcut. */
export default function Capture({ open, onClose }: FragmentProps['dashboard/Capture']) {
  return open ? <Palette onClose={onClose} /> : null
}
