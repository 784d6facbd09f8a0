import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Echo } from './Echo.tsx'
import { Column, Lede } from './layout.ts'

const Box = styled.section`
  position: relative;
  min-height: min(46rem, 80vh);
  padding-block: clamp(7rem, 5rem + 7vw, 11rem) 6rem;
  overflow: clip;
  h1 { max-width: 14em; font-size: var(--text-hero); overflow-wrap: break-word; }
`

const Lamp = styled(Echo)`
  right: -26rem;
  bottom: -24rem;
  @media (min-width: 60rem) { right: calc(50vw - 60rem); bottom: -22rem; }
`

const Body = styled.div`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  min-width: 0;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;
`

/** A simple page: its heading, what it is about, and where to go from there. */
export function PageFrame(props: { title: string; children: ReactNode; actions?: ReactNode }) {
  const { title, children, actions } = props
  return (
    <Box>
      <Lamp />
      <Column>
        <Body>
          <h1>{title}</h1>
          <Lede>{children}</Lede>
          {actions && <Actions>{actions}</Actions>}
        </Body>
      </Column>
    </Box>
  )
}
