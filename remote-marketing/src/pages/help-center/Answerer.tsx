import { Vignette } from '@cadence/shared/ui'
import { useNear } from '../../parts/use-near.ts'

/** Somebody who answers. She is drawn only where the styles show her: the ids of two drawings would be the same. */
export function Answerer({ className }: { className?: string }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={ref} className={className} aria-hidden="true">
      {isNear && <Vignette of="answers" />}
    </div>
  )
}
