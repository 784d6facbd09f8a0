import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const turn = keyframes`to { transform: rotate(1turn); }`

const Ring = styled.span`
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`

/** A spinner. Hidden from screen readers, because the busy control has `aria-busy`. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}
