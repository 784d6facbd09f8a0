import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { fr } from '../typography.ts'

/**
 * Sets every string of a text as French is printed, at any depth, so that a long text can be written as plain JSX.
 * What a component inside it draws by itself is that component's to set.
 */
export function typeset(text: ReactNode): ReactNode {
  return Children.map(text, (node) => {
    if (typeof node === 'string') return fr(node)
    if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return node
    return cloneElement(node, {}, typeset(node.props.children))
  })
}
