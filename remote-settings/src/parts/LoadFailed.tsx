import { Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'

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

/** What could not be loaded, and a button that tries again. */
export function LoadFailed({ text, retry, onRetry }: Props) {
  return (
    <Box>
      <ErrorNotice>{text}</ErrorNotice>
      <Button onClick={onRetry}>{retry}</Button>
    </Box>
  )
}
