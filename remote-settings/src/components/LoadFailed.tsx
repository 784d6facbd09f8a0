import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { RetryButton } from './RetryButton.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.75rem;
`

interface Props {
  text: string
  retry: string
  onRetry: () => void
}

/** The failure of a load, with a button that tries again. */
export function LoadFailed({ text, retry, onRetry }: Props) {
  return (
    <Box>
      <ErrorNotice>{text}</ErrorNotice>
      <RetryButton onClick={onRetry}>{retry}</RetryButton>
    </Box>
  )
}
