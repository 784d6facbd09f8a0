import styled from '@emotion/styled'
import { createElement, type ReactNode } from 'react'

const Compound = styled.span`
  white-space: nowrap;
`

/**
 * A text whose compound words, such as « vingt-cinq », are never broken at a hyphen. The hyphens stay plain: the font lacks the
 * no-break one, and a search in the page would not find it. Such a text is one element: in a grid or a flex box, loose words would
 * be items of their own and lie over each other.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+)/u)
  if (parts.length === 1) return text
  return createElement(
    'span',
    null,
    ...parts.map((part, i) => (i % 2 ? <Compound key={part}>{part}</Compound> : part)),
  )
}
