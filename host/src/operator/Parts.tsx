import { Cards, Facts, PartCard, Section, States } from './operator-styles.ts'
import type { PanelDetails } from './panel-contract.ts'
import { type ShownPart, shownParts } from './panel-parts.ts'
import { loadText, momentText, percentText } from './panel-wording.ts'

/** States that an operator should notice. */
function statesOf({ here, live, canary, pin, preview, used }: ShownPart): string[] {
  return [
    ...(preview ? [`aperçu\u202f: ${preview}`] : []),
    ...(live !== undefined && live !== here ? [`cet onglet ${used ? 'utilise' : 'prendrait'} ${here}`] : []),
    ...(canary ? [`canari ${canary.version}, ${percentText(canary.share)}`] : []),
    ...(pin ? [`épinglée par ${pin.who}${pin.why ? `, ${pin.why}` : ''}`] : []),
  ]
}

function Part({ part }: { part: ShownPart }) {
  const { name, owner, here, live = here, commit, since, previous } = part
  const states = statesOf(part)
  return (
    <PartCard>
      <h3>
        {name} <small>{owner}</small>
      </h3>
      {states.length > 0 && (
        <States>
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </States>
      )}
      <Facts>
        <dt>Version</dt>
        <dd>{live}</dd>
        <dt>Commit</dt>
        <dd title={commit}>{commit?.slice(0, 10) ?? '–'}</dd>
        <dt>Depuis</dt>
        <dd>{since ? momentText(since) : '–'}</dd>
        <dt>Avant</dt>
        <dd>{previous ?? '–'}</dd>
        {part.load && (
          <>
            <dt>Chargement</dt>
            <dd>{loadText(part.load)}</dd>
          </>
        )}
      </Facts>
    </PartCard>
  )
}

/** The host and the remotes: the release of each, its team, and its cost in this tab. */
export function Parts({ details }: { details: PanelDetails | null }) {
  return (
    <Section aria-labelledby="panel-parts">
      <h2 id="panel-parts">Versions en ligne</h2>
      <Cards>
        {shownParts(details).map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </Cards>
    </Section>
  )
}
