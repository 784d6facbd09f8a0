import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { relativeTime } from '@cadence/shared/preferences'
import { Link } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ChevronRight } from 'lucide-react'
import { noticesTexts } from '../../../texts/app-area.ts'
import type { WordedNotice } from './notice-wording.ts'

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.875rem;
  padding: 0.75rem;
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;
  h3 { font: 600 var(--text-sm) / 1.4 var(--font-text); letter-spacing: 0; text-wrap: pretty; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
  & > svg { align-self: center; color: var(--faint); }
  /* The whole notice leads where its title does. */
  a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  &:has(a):hover { background: var(--surface-3); }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: var(--radius-control);
  background: var(--surface-3);
  color: var(--muted);
  [data-unread='true'] > & { color: var(--accent); }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  margin-top: 0.375rem;
  color: var(--faint);
  font-size: var(--text-xs);
`

const New = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: var(--accent);
  font-weight: 600;
  &::before { content: ''; width: 0.5rem; height: 0.5rem; border-radius: 50%; background: currentcolor; }
`

interface Props {
  notice: WordedNotice
  onFollow: () => void
}

/** One notice: its text, its age, and whether it is new. */
export function NoticeItem({ notice, onFollow }: Props) {
  const t = useTexts(noticesTexts)
  const tag = useLanguageTag('fr')
  const { Icon, title, text, to, createdAt, readAt } = notice
  const isUnread = readAt === null
  return (
    <Item data-unread={isUnread}>
      <Sign>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Sign>
      <div>
        <h3>
          {to ? (
            <Link to={to} onClick={onFollow}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
        <Foot>
          {isUnread && <New>{t.isNew}</New>}
          <time dateTime={createdAt}>{relativeTime(Date.parse(createdAt), Date.now(), tag, t.justNow)}</time>
        </Foot>
      </div>
      {to && <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
    </Item>
  )
}
