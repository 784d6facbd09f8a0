import type { FragmentProps } from '@cadence/shared/contract'
import { useEffect, useState } from 'react'
import { captureKinds, readCapture } from '../../capture/reading.ts'
import { readingText } from '../../capture/reading-text.ts'
import { captureTexts } from '../../texts/capture.ts'
import { whenIdle } from '../../time/when-idle.ts'
import { Palette } from './Palette.tsx'

/** How long a busy page may keep the palette from being drawn ahead, in milliseconds. */
const PATIENCE_MS = 10_000

/** Reads a sentence once: the browser compiles the patterns and makes the formats of dates at their first use. */
function warmUp(): void {
  const t = captureTexts.get()
  const reading = readCapture(t.example1, { now: Date.now(), timeZone: 'Europe/Paris' })
  if (!reading) return
  for (const kind of captureKinds) readingText(reading, kind, { today: '2026-01-01', tag: 'fr-FR', t })
}

/**
 * The palette, which the shell opens from the top bar and by its shortcut. It is drawn ahead, closed, when the page is idle:
 * the first press then opens it at once.
 */
export default function Capture({ open, onClose, text, asTask }: FragmentProps['dashboard/Capture']) {
  const [isDrawn, setDrawn] = useState(open)
  useEffect(
    () =>
      whenIdle(() => {
        warmUp()
        setDrawn(true)
      }, PATIENCE_MS),
    [],
  )
  return open || isDrawn ? <Palette open={open} onClose={onClose} draft={text} asTask={asTask} /> : null
}
