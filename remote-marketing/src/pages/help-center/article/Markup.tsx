import { Link, paths } from '@cadence/shared/router'
import { fr } from '../../../parts/typography.ts'
import { useCenterLink } from '../center-link.ts'
import { articleNamed } from '../content/article-list.ts'
import { type Piece, piecesOf } from '../content/inline-markup.ts'
import { helpPath } from '../help-places.ts'

/** A link to a place of the help center, which is elsewhere for a member. */
function CenterLink({ id, text }: { id: string; text: string }) {
  return <Link to={useCenterLink(id)}>{text}</Link>
}

const CENTER = `${paths.helpCenter}#`

function PieceOf({ piece }: { piece: Piece }) {
  if (piece.kind === 'words') return piece.text
  if (piece.kind === 'english') return <b lang="en">{piece.text}</b>
  if (piece.kind === 'french') return <b>{fr(`« ${piece.text} »`)}</b>
  if (piece.target.startsWith(CENTER))
    return <CenterLink id={piece.target.slice(CENTER.length)} text={piece.text} />
  const article = articleNamed(piece.target)
  return <Link to={article ? helpPath(article.name) : piece.target}>{piece.text}</Link>
}

/** A help text, set as French is printed: names of controls are bold, links lead on. */
export function Markup({ children }: { children: string }) {
  return piecesOf(fr(children)).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant text never move.
    <PieceOf key={at} piece={piece} />
  ))
}
