import styled from '@emotion/styled'
import { endFade } from '../end-fade.ts'

/** The list of exams, which scrolls, and the button below it. */
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  & > ul { ${endFade} }
  & > ul { flex: 1; display: grid; align-content: start; gap: 0.25rem; min-height: 0; max-height: 32rem; margin-inline: -0.375rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  & > div { flex: 1; display: grid; align-content: center; justify-items: center; gap: 0.375rem; color: var(--muted); font-size: var(--text-sm); text-align: center; }
  & > div p { color: var(--text); font-weight: 600; }
  & > div small { max-width: 34ch; font-size: inherit; line-height: 1.4; text-wrap: balance; }
  & > button { align-self: flex-start; flex: none; }
  li { display: flex; align-items: center; gap: 0.25rem; border-radius: var(--radius-control); }
  li:hover { background: var(--surface-2); }
  li > button { flex: none; }
  li > [data-open] { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.0625rem; min-width: 0; padding: 0.5rem 0.375rem 0.5rem 0.875rem; border: 0; border-radius: var(--radius-control); background: linear-gradient(var(--tone), var(--tone)) 0.25rem 50% / 3px calc(100% - 1.25rem) no-repeat; text-align: start; }
  li strong { font-family: var(--font-display); font-size: var(--text-lg); font-weight: 650; line-height: 1.2; }
  li strong::first-letter { text-transform: uppercase; }
  li span, li small { overflow: hidden; text-overflow: ellipsis; }
  li span { display: -webkit-box; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  li [data-subject] { white-space: nowrap; }
  li small { color: var(--muted); font-size: var(--text-sm); line-height: 1.35; }
  &[data-size='small'] li small { white-space: nowrap; }
  &[data-size='small'] li [data-subject] { display: none; }
  &[data-size='small'] li span { -webkit-line-clamp: 1; }
  &[data-size='small'] > div small { display: none; }
`
