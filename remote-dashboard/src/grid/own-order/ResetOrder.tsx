import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Undo2 } from 'lucide-react'

const Box = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 0.5rem;
`

interface ResetOrderProps {
  label: string
  onReset: () => void
}

/** Below the cards of a small screen, where the member has an order of their own: the way back from it. It goes with the press. */
export function ResetOrder({ label, onReset }: ResetOrderProps) {
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onReset}
      >
        {label}
      </Button>
    </Box>
  )
}
