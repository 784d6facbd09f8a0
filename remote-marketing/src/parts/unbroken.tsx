import styled from '@emotion/styled'
import { createElement, Fragment, type ReactNode } from 'react'

const Compound = styled.span`
  white-space: nowrap;
`

/**
 * A text whose compound words, such as « vingt-cinq », are never broken at a hyphen. The hyphens stay plain: the font lacks the
 * no-break one, and a search in the page would not find it.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+)/u)
  if (parts.length === 1) return text
  return createElement(
    Fragment,
    null,
    ...parts.map((part, i) => (i % 2 ? <Compound key={part}>{part}</Compound> : part)),
  )
}
