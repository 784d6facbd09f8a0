import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A finger drags by it at once, so it must not scroll the page. */
const Button = styled(IconButton)`
  touch-action: none;
  cursor: grab;
`

/** The handle by which a card is dragged in edit mode. */
export function Grip(props: Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return (
    <Button {...props} data-grip="">
      <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  )
}
