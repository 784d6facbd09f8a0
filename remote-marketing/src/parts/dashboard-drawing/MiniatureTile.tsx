import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './Glyph.tsx'

/** The frame of a widget. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.9em;
  min-width: 0;
  padding: 1.1em;
  border: 1px solid var(--hairline);
  border-radius: 0.8em;
  background: var(--surface-1);
`

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 0.6em;
  color: var(--muted);
  font-weight: 600;
  line-height: 1.2;
  > svg { width: 1.15em; height: 1.15em; }
  small { margin-left: auto; font: 400 0.92em/1.3 var(--font-text); }
`

interface TileProps {
  name: string
  icon: GlyphName
  /** What stands at the right of the name. */
  note?: string
  area: string
  children: ReactNode
}

/** A widget of the drawn dashboard, with the icon and the name that it has on a real one. */
export function Tile({ name, icon, note, area, children }: TileProps) {
  return (
    <Frame data-area={area}>
      <Title>
        <Glyph of={icon} />
        {name}
        {note && <small>{note}</small>}
      </Title>
      {children}
    </Frame>
  )
}
