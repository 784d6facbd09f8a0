import { useTexts } from '@cadence/shared/i18n'
import { memo } from 'react'
import type { CaptureKind } from '../../capture/reading.ts'
import { captureTexts } from '../../texts/capture.ts'
import { kindIcons } from './kind-icons.ts'
import { ExampleRows } from './palette-styles.ts'

/** One sentence for each kind of thing that a text can become. A press writes it into the field, where it can be changed. */
export const Examples = memo(function Examples({ onPick }: { onPick: (sentence: string) => void }) {
  const t = useTexts(captureTexts)
  const sentences: readonly (readonly [CaptureKind, string])[] = [
    ['event', t.example1],
    ['task', t.example2],
    ['note', t.example3],
  ]
  return (
    <ExampleRows>
      <p>{t.try}</p>
      {sentences.map(([kind, sentence]) => {
        const Icon = kindIcons[kind]
        return (
          <button key={kind} type="button" onClick={() => onPick(sentence)}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{sentence}</span>
            <small>{t[kind]}</small>
          </button>
        )
      })}
    </ExampleRows>
  )
})
