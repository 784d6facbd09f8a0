import styled from '@emotion/styled'
import { lateCss } from '../../feedback/skeleton-styles.ts'

export const PHONE = '(max-width: 639.98px)'

/** From the width of a tablet to that of a small window, where the sidebar leaves no more to the page. */
export const TABLET = '(min-width: 640px) and (max-width: 1279.98px)'

/** A line about the open dashboard below the greeting. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.375rem 0.625rem;
  min-width: 0;
  font-size: var(--text-sm);
  color: var(--muted);
  svg { flex: none; align-self: center; color: var(--accent); }
  strong { max-width: calc(100% - 1.625rem); overflow: hidden; color: var(--text); font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
  em { color: var(--amber); font-style: normal; }
  /* A name that is not there yet. */
  i { width: 6rem; height: 0.75em; border-radius: var(--radius-pill); background: var(--skeleton); ${lateCss} }
  @media ${TABLET} { h1[data-long] + * > & { grid-area: 3 / 1 / auto / -1; } }
  @media ${PHONE} {
    grid-area: 3 / 1 / auto / -1;
    header:has(strong) & { grid-column-end: 2; }
    strong { display: -webkit-box; overflow-wrap: anywhere; white-space: normal; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  }
`
