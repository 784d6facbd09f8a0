import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** Space between two sections: 48 px on a phone, 128 px on a desktop. */
export const rhythm = 'clamp(3rem, 1.4rem + 6.1vw, 8rem)'

/** What a column leaves free of a smaller screen, both sides together. Where the public site's frame says nothing, as on a phone. */
export const gutters = 'var(--gutters, 2.5rem)'

/** The column of every public page: 1200 px, with a margin on smaller screens. */
export const Column = styled.div`
  width: min(75rem, 100% - ${gutters});
  margin-inline: auto;
`

/** A section of a page. The space between two sections is one `rhythm`. */
export const Section = styled.section`
  position: relative;
  padding-block: calc(${rhythm} / 2);
  h2 { font-size: var(--text-3xl); }
`

/** Space between two halves of the column. */
export const HALVES_GAP = '5rem'

/** Two halves of the column. The right halves of sections that have them begin on one line. */
export const halves = `grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${HALVES_GAP};`

/** Background of a panel with lamplight in its first corner. */
export const litBackground =
  'radial-gradient(34rem 24rem at 0 0, color-mix(in srgb, var(--glow) 18%, transparent), transparent), var(--surface-1)'

/** Running text under a heading: large, quiet, at most 60 characters wide. */
export const Lede = styled.p`
  max-width: 36em;
  color: var(--muted);
  font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
  line-height: 1.55;
`

/** A picture that goes up to the top of the page fades out behind the header, whose words stand on the page alone. */
export const clearOfHeader = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: calc(var(--header-height) + 4rem);
    background: linear-gradient(var(--page) calc(100% - 4.5rem), transparent);
    pointer-events: none;
  }
`
