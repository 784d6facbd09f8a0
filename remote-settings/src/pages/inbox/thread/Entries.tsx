import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { memberTimeZone } from '@cadence/shared/preferences'
import type { InboxThread, ThreadDetail, ThreadEntry } from '@cadence/shared/schemas/inbox'
import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import { demoTexts, type ThreadTexts, threadTexts } from '../../../texts/inbox.ts'

const Text = styled.p`
  max-width: 42rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  p + & { margin-top: 0.5rem; }
`

const When = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
`

const Details = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: 0.25rem 1.25rem;
  margin-top: 1rem;
  padding: 0.875rem 1rem;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-sm);
  line-height: 1.5;
  div { display: contents; }
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
  a { text-underline-offset: 0.25em; }
`

/** A moment, in the language and the time zone of the reader. */
function useMoment(): (iso: string) => string {
  const tag = useLanguageTag('fr')
  return (iso) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: memberTimeZone(),
    }).format(Date.parse(iso))
}

/** The name of a detail; one that this release does not know is shown by its key. */
function detailName(name: string, t: ThreadTexts): string {
  const names: Readonly<Record<string, string>> = {
    phone: t.phone,
    name: t.name,
    profileLink: t.profileLink,
    school: t.school,
    role: t.role,
    students: t.students,
    page: t.page,
    browser: t.browser,
    size: t.size,
    language: t.language,
    release: t.release,
  }
  return names[name] ?? name
}

/** The value of a detail: a link to a site, a choice of the demo form in words, or the text itself. */
function DetailValue({ name, value }: ThreadDetail) {
  const choices: Readonly<Record<string, string>> = useTexts(demoTexts)
  if (name === 'profileLink' && /^https?:\/\//i.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer nofollow">
        {value}
      </a>
    )
  }
  return name === 'role' || name === 'students' ? (choices[value] ?? value) : value
}

/** What the sender wrote, with the rest of the form. */
export function Message({ thread: { message, details, createdAt } }: { thread: InboxThread }) {
  const t = useTexts(threadTexts)
  const moment = useMoment()
  return (
    <div>
      <When>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </When>
      <Text>{message || t.noMessage}</Text>
      {details.length > 0 && (
        <Details aria-label={t.details}>
          {details.map(({ name, value }) => (
            <div key={`${name} ${value}`}>
              <dt>{detailName(name, t)}</dt>
              <dd>
                <DetailValue name={name} value={value} />
              </dd>
            </div>
          ))}
        </Details>
      )}
    </div>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  padding: 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  &[data-kind='note'] { border-style: dashed; border-color: color-mix(in srgb, var(--amber) 55%, transparent); background: color-mix(in srgb, var(--amber) 8%, transparent); }
  h3 { font: 600 var(--text-sm)/1.4 var(--font-text); letter-spacing: 0; overflow-wrap: anywhere; }
`

const Failed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: var(--coral);
  svg { flex: none; }
`

function Delivery({ delivery }: Pick<ThreadEntry, 'delivery'>) {
  const t = useTexts(threadTexts)
  if (delivery === null) return null
  if (delivery !== 'failed') return <> · {t[delivery]}</>
  return (
    <>
      {' · '}
      <Failed>
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        {t.notDelivered}
      </Failed>
    </>
  )
}

/** The answers and the notes, the oldest first. */
export function Entries({ entries }: { entries: readonly ThreadEntry[] }) {
  const t = useTexts(threadTexts)
  const moment = useMoment()
  if (entries.length === 0) return null
  return (
    <List>
      {entries.map(({ id, kind, text, author, createdAt, delivery }) => (
        <Item key={id} data-kind={kind}>
          <h3>{(kind === 'note' ? t.noteBy : t.answerBy)({ author: author ?? t.someone })}</h3>
          <Text>{text}</Text>
          <When>
            <time dateTime={createdAt}>{moment(createdAt)}</time>
            <Delivery delivery={delivery} />
          </When>
        </Item>
      ))}
    </List>
  )
}
